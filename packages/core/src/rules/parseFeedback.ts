import type { ServerError } from "../errors.ts";
import type { Feedback, Severity } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import { type Json, type JsonObject, isJsonObject } from "../shared/json.ts";

const severities: readonly Severity[] = ["error", "warning", "info"];

/** The server's texts as one sentence; a list of single characters is one message that was split (wire 2.1). */
function joinMessages(messages: readonly string[]): string {
  const split = messages.length > 1 && messages.every((message) => message.length === 1);
  return messages.join(split ? "" : " ");
}

/** The segments of a dotted path. What follows `files.entries.` is one file name, dots and all (wire 1.6). */
function segmentsOf(field: string): readonly string[] {
  const file = /^files\.entries\.(.+)$/s.exec(field)?.[1];
  if (file !== undefined) return ["files", "entries", file];
  // What the schema says of a whole object belongs to that object.
  return field.split(".").filter((segment) => segment !== "" && segment !== "_schema");
}

/**
 * The path of a field in the form: an index into a list of rows, counted as sent, becomes the row's key.
 * `rows` holds, by name of the metadata list, the keys in the order in which they were sent.
 */
function pathOf(field: string, rows: ReadonlyMap<string, readonly string[]>): FieldPath {
  const segments = segmentsOf(field);
  const [root, list, index, ...rest] = segments;
  if (root !== "metadata" || list === undefined || index === undefined) return segments;
  const key = rows.get(list)?.[Number(index)];
  return key === undefined ? segments : [root, list, key, ...rest];
}

/**
 * The server's errors as feedback, flat, one entry a field and severity (specification 5, wire 1.6).
 * An unknown or absent severity counts as error. Errors without a field have the empty path.
 *
 * @example parseFeedback([{ field: "metadata.title", messages: ["Missing data for required field."] }], rows)
 */
export function parseFeedback(
  errors: readonly ServerError[],
  rows: ReadonlyMap<string, readonly string[]>,
): readonly Feedback[] {
  return errors.map((error) => {
    const severity = severities.find((known) => known === error.severity) ?? "error";
    const feedback = { path: pathOf(error.field, rows), message: joinMessages(error.messages), severity };
    return error.description === undefined ? feedback : { ...feedback, description: error.description };
  });
}

function findValue(value: Json | undefined, wanted: string, path: readonly string[]): readonly string[] | null {
  if (value === wanted) return path;
  if (Array.isArray(value) || isJsonObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      const found = findValue(item, wanted, [...path, name]);
      if (found !== null) return found;
    }
  }
  return null;
}

/**
 * Where a refusal without a path belongs: "Invalid value klingon." names the value, and the field that holds it in
 * what was sent is the one (wire 2.1). `null` when it names none or none holds it.
 */
export function locateRefusedValue(message: string, payload: JsonObject): string | null {
  const value = /^Invalid value (.+)\.$/s.exec(message)?.[1];
  if (value === undefined) return null;
  for (const root of ["metadata", "custom_fields"]) {
    const path = findValue(payload[root], value, [root]);
    // The id itself is no field of the form; what holds it is.
    if (path !== null) return (path.at(-1) === "id" ? path.slice(0, -1) : path).join(".");
  }
  return null;
}
