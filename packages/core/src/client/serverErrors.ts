import type { ServerError } from "../errors.ts";
import { readServerErrors } from "../record/record.ts";
import { type JsonObject, asText } from "../shared/json.ts";

/** What an answer says was wrong: the list by field, or a text in its place as one error of the whole record (wire 1.6). */
export function serverErrorsOf(body: JsonObject): readonly ServerError[] {
  const errors = body["errors"];
  if (typeof errors === "string") return errors === "" ? [] : [{ field: "", messages: [errors] }];
  if (!Array.isArray(errors)) return [];
  const texts = errors.filter((entry) => typeof entry === "string" && entry !== "").map((entry) => asText(entry));
  const loose: readonly ServerError[] = texts.length === 0 ? [] : [{ field: "", messages: texts }];
  return [...readServerErrors(errors), ...loose];
}
