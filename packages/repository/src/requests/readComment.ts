import { isObject, type Json } from "../json.ts";
import { invalid, type Problem } from "../problem.ts";
import { cleanHtml } from "../validate/cleanHtml.ts";

/** The comment in the `payload` of an action, cleaned; nothing where there is none, 400 where it is empty (wire 1.4). */
export function readComment(body: Json): string | undefined {
  const payload = isObject(body) ? body["payload"] : undefined;
  if (payload === undefined || payload === null) return undefined;
  if (!isObject(payload)) throw refuse("payload._schema", "Invalid input type.");
  const content = payload["content"];
  if (content === undefined) throw refuse("payload.content", "Missing data for required field.");
  if (typeof content !== "string") throw refuse("payload.content", "Not a valid string.");
  if (content === "") throw refuse("payload.content", "Shorter than minimum length 1.");
  return cleanHtml(content);
}

/** The comment of a request that is nothing but a comment. */
export function requireComment(body: Json): string {
  const comment = readComment(body);
  if (comment === undefined) throw refuse("payload", "Missing data for required field.");
  return comment;
}

const refuse = (field: string, message: string): Problem => invalid([{ field, messages: [message] }]);
