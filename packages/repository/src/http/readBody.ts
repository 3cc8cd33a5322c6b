import type { Json } from "../json.ts";
import { Problem } from "../problem.ts";
import { JSON_TYPE } from "./negotiation.ts";

const RECORD_BODY_TYPES = [JSON_TYPE, 'application/ld+json;profile="https://w3id.org/ro/crate/1.1"'];

/** The response to a client that disconnected. Only server logs would show it. */
const SENDER_GONE = "The browser (or proxy) sent a request that this server could not understand.";

/** Parses the JSON body of a request; an empty body is `{}` (docs/platform/records.md 2.5). */
export async function readBody(request: Request, types: readonly string[] = RECORD_BODY_TYPES): Promise<Json> {
  const type = (request.headers.get("Content-Type") ?? JSON_TYPE).split(";")[0]?.trim().toLowerCase();
  const text = await request.text().catch(() => {
    throw new Problem(400, SENDER_GONE);
  });
  if (type !== JSON_TYPE && text !== "")
    throw new Problem(415, `Invalid 'Content-Type' header. Expected one of: ${types.join(", ")}`);
  if (text.trim() === "") return {};
  try {
    const body: Json = JSON.parse(text);
    return body;
  } catch {
    throw new Problem(400, "Unable to decode JSON data in request body.");
  }
}
