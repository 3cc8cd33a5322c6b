import { readFileSync } from "node:fs";
import { isObject, type Json, type JsonObject, objectAt, textAt } from "../../json.ts";

/** One recorded exchange with the platform (see recordings/README.md). */
export interface Exchange {
  /** Its place in the recording, from 0; in `multipart` the number that it has there, from 1. */
  readonly index: number;
  readonly what: string;
  readonly as: string;
  readonly request: JsonObject;
  readonly response: JsonObject;
}

/** The exchanges of one scenario, in their order. */
export function readRecording(name: string): readonly Exchange[] {
  const data: Json = JSON.parse(readFileSync(new URL(`../../../recordings/${name}.json`, import.meta.url), "utf8"));
  if (!Array.isArray(data)) throw new TypeError(`${name} is no list of exchanges`);
  return data.filter(isObject).map((exchange, index) => ({
    index: typeof exchange["n"] === "number" ? exchange["n"] : index,
    what: textAt(exchange, "what") ?? "",
    as: textAt(exchange, "as") ?? "nobody",
    request: objectAt(exchange, "request"),
    response: objectAt(exchange, "response"),
  }));
}
