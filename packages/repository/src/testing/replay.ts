import { readFileSync } from "node:fs";
import { isObject, type Json, type JsonObject, objectAt, textAt } from "../json.ts";
import type { Repository } from "../createRepository.ts";
import { differences } from "./differences.ts";

/** Ids of records, and the UUIDs of communities and requests. */
const RANDOM_ID = /^(?:[\da-z]{5}-[\da-z]{5}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const RECORDED_HOST = "https://repository.example";

/** One recorded exchange with the platform (see recordings/README.md). */
export interface Exchange {
  readonly index: number;
  readonly what: string;
  readonly as: string;
  readonly request: JsonObject;
  readonly response: JsonObject;
}

export function readRecording(name: string): readonly Exchange[] {
  const data: Json = JSON.parse(readFileSync(new URL(`../../recordings/${name}.json`, import.meta.url), "utf8"));
  if (!Array.isArray(data)) throw new TypeError(`${name} is no list of exchanges`);
  return data.filter(isObject).map((exchange, index) => ({
    index,
    what: textAt(exchange, "what") ?? "",
    as: textAt(exchange, "as") ?? "nobody",
    request: objectAt(exchange, "request"),
    response: objectAt(exchange, "response"),
  }));
}

/** Sends recorded requests to a repository, with the ids of this run in place of the recorded ones. */
export class Replay {
  readonly #repository: Repository;
  readonly #ids = new Map<string, string>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** The differences between the recorded answer and this repository's, each as one line; none when it answers alike. */
  async play(exchange: Exchange): Promise<readonly string[]> {
    const response = await this.#repository.fetch(this.#toRequest(exchange));
    const text = await response.text();
    const wanted = exchange.response;
    if (response.status !== wanted["status"])
      return [`status ${String(wanted["status"])}, was ${response.status}: ${text.slice(0, 200)}`];
    const found: string[] = [];
    const headers = objectAt(wanted, "headers");
    const etag = textAt(headers, "etag") ?? null;
    if (etag !== response.headers.get("ETag"))
      found.push(`ETag ${String(etag)}, was ${String(response.headers.get("ETag"))}`);
    const type = baseType(textAt(headers, "content-type") ?? "");
    if (type !== baseType(response.headers.get("Content-Type") ?? ""))
      found.push(`type ${type}, was ${String(response.headers.get("Content-Type"))}`);
    const body = wanted["body"];
    if (body === undefined || body === null) return found;
    const answered: Json = JSON.parse(text);
    this.#learn(body, answered);
    return [...found, ...differences(this.#translated(body), answered)];
  }

  #toRequest({ as, request }: Exchange): Request {
    const headers = new Headers();
    for (const [name, value] of Object.entries(objectAt(request, "headers"))) headers.set(name, String(value));
    if (as !== "nobody") headers.set("Authorization", `Bearer ${as}`);
    const method = textAt(request, "method") ?? "GET";
    const body =
      request["body"] === undefined
        ? (textAt(request, "text") ?? filler(request))
        : JSON.stringify(this.#translated(request["body"]));
    return new Request(this.#swap(RECORDED_HOST + (textAt(request, "path") ?? "")), {
      method,
      headers,
      ...(method === "GET" || body === undefined ? {} : { body }),
    });
  }

  /** Pairs the ids of the recording with those of this run. */
  #learn(recorded: Json, answered: Json): void {
    if (Array.isArray(recorded) && Array.isArray(answered)) {
      for (const [index, item] of recorded.entries()) this.#learn(item, answered[index] ?? null);
    }
    if (!isObject(recorded) || !isObject(answered)) return;
    const [from, to] = [textAt(recorded, "id"), textAt(answered, "id")];
    if (from !== undefined && to !== undefined && RANDOM_ID.test(from)) this.#ids.set(from, to);
    for (const [key, value] of Object.entries(recorded)) this.#learn(value, answered[key] ?? null);
  }

  #translated(body: Json): Json {
    const translated: Json = JSON.parse(this.#swap(JSON.stringify(body)));
    return translated;
  }

  #swap(text: string): string {
    let swapped = text;
    for (const [from, to] of this.#ids) swapped = swapped.replaceAll(from, to);
    return swapped;
  }
}

const baseType = (type: string): string => type.split(";")[0] ?? "";

/** A body of which only the length was recorded. */
function filler(request: JsonObject): string | undefined {
  const bytes = request["bytes"];
  if (typeof bytes !== "number") return undefined;
  const isJson = textAt(objectAt(request, "headers"), "Content-Type") === "application/json";
  return isJson ? JSON.stringify({ metadata: { title: "y".repeat(bytes - 25) } }) : "x".repeat(bytes);
}
