import type { ServerError } from "../errors.ts";
import { nearestField } from "../fields/paths.ts";
import type { Feedback, Severity } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import { type Json, type JsonObject, asObject, isJsonObject } from "../shared/json.ts";

const severities: readonly Severity[] = ["error", "warning", "info"];

/** What was sent when an error was answered. */
export interface SentContext {
  /** By name of the metadata list, the keys of its rows in the order in which they were sent. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
  /** The payload, to find the field that holds a value which a message without a path names. */
  readonly payload?: JsonObject | undefined;
}

const isCharacter = (message: string): boolean => [...message].length === 1;

/**
 * Joins the server's messages. Single characters in a row are one message that was split (docs/platform/http.md 5.3).
 */
function joinMessages(messages: readonly string[]): string {
  const whole: string[] = [];
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    const continues = before !== undefined && isCharacter(before) && isCharacter(message);
    if (continues) whole.push(`${whole.pop() ?? ""}${message}`);
    else whole.push(message);
  }
  return whole.join(" ");
}

/**
 * Returns the name of the custom field that begins the rest of a path after `custom_fields.`: the longest name that was
 * sent, else everything up to the segment with the colon, which ends the namespace.
 */
function customFieldIn(rest: string, payload: JsonObject | undefined): string {
  const sent = Object.keys(asObject(payload?.["custom_fields"]));
  const fitting = sent.filter((name) => rest === name || rest.startsWith(`${name}.`));
  const [longest] = fitting.toSorted((a, b) => b.length - a.length);
  return longest ?? /^[^:]*:[^.]*/su.exec(rest)?.[0] ?? "";
}

/** Splits a path. An error of the schema as a whole (`_schema`) belongs to the object it is in. */
const split = (path: string): readonly string[] =>
  path.split(".").filter((segment) => segment !== "" && segment !== "_schema");

/** Splits a server's path. The names of files and of custom fields may hold dots (docs/platform/http.md 5.1). */
function segmentsOf(field: string, payload: JsonObject | undefined): readonly string[] {
  const file = /^files\.entries\.(.+)$/su.exec(field)?.[1];
  if (file !== undefined) return ["files", "entries", file];
  const custom = /^custom_fields\.(.+)$/su.exec(field)?.[1];
  const name = custom === undefined ? "" : customFieldIn(custom, payload);
  if (custom !== undefined && name !== "") return ["custom_fields", name, ...split(custom.slice(name.length))];
  return split(field);
}

/** Replaces the index of a row, counted as sent, by the row's key. */
function withRowKeys(segments: readonly string[], rows: SentContext["rows"]): FieldPath {
  const [root, list, index, ...rest] = segments;
  if (root !== "metadata" || list === undefined || !/^\d+$/u.test(index ?? "")) return segments;
  const key = rows.get(list)?.[Number(index)];
  return key === undefined ? [root, list] : [root, list, key, ...rest];
}

/** Returns every path that holds a value. */
function pathsOfValue(json: Json | undefined, wanted: string, path: FieldPath): readonly FieldPath[] {
  if (json === wanted) return [path];
  if (!Array.isArray(json) && !isJsonObject(json)) return [];
  return Object.entries(json).flatMap(([name, item]) => pathsOfValue(item, wanted, [...path, name]));
}

/**
 * Returns where a message without a path belongs: "Invalid value klingon." belongs to every field that holds the value
 * in what was sent (docs/platform/records.md 2.3). It is about vocabularies: where ids hold the value, equal texts are
 * left out.
 */
export function locateRefusedValue(message: string, payload: JsonObject): readonly FieldPath[] {
  const value = /^Invalid value (.+)\.$/su.exec(message)?.[1];
  if (value === undefined) return [];
  const paths = ["metadata", "custom_fields"].flatMap((root) => pathsOfValue(payload[root], value, [root]));
  const ids = paths.filter((path) => path.at(-1) === "id");
  return ids.length > 0 ? ids : paths;
}

/** Returns the fields an error belongs to: the one it names, or every one that holds the value it names. */
function pathsOf(segments: readonly string[], message: string, { rows, payload }: SentContext): readonly FieldPath[] {
  const places = segments.length > 0 || payload === undefined ? [segments] : locateRefusedValue(message, payload);
  const paths = places.map((place) => nearestField(withRowKeys(place, rows)));
  return paths.length === 0 ? [[]] : paths;
}

/** Returns a message about the record as a whole, with the path it names, if any. */
function messageAtTop(message: string, segments: readonly string[]): string {
  const named = segments[0] === "metadata" ? segments.slice(1) : segments;
  return named.length === 0 ? message : `${segments.join(".")}: ${message}`;
}

/** Joins an entry with the one before it for the same field, severity and description. */
function joined(before: Feedback | undefined, entry: Feedback): Feedback {
  if (before === undefined) return entry;
  if (before.message.includes(entry.message)) return before;
  return { ...before, message: `${before.message} ${entry.message}` };
}

/**
 * Returns the server's errors as feedback: one entry per field, severity and description, and one per sentence about the
 * record as a whole.
 *
 * An absent severity counts as error, an unknown one as warning, since only errors block. An error belongs to its field,
 * else to the nearest field above. One without a field belongs to every field that holds the value it names, else to the
 * record as a whole (the empty path).
 *
 * @example parseFeedback([{ field: "metadata.title", messages: ["Missing data for required field."] }], { rows })
 */
export function parseFeedback(errors: readonly ServerError[], sent: SentContext): readonly Feedback[] {
  const feedback = new Map<string, Feedback>();
  for (const error of errors) {
    const severity = severities.find((known) => known === (error.severity ?? "error")) ?? "warning";
    const message = joinMessages(error.messages);
    const segments = segmentsOf(error.field, sent.payload);
    const more = error.description === undefined ? {} : { description: error.description };
    for (const path of pathsOf(segments, message, sent)) {
      const isWhole = path.length === 0;
      const text = isWhole ? messageAtTop(message, segments) : message;
      // Sentences about the record as a whole are not joined: thousands of them would be one paragraph.
      const place = JSON.stringify([isWhole ? text : path, severity, error.description]);
      feedback.set(place, joined(feedback.get(place), { path, message: text, severity, ...more }));
    }
  }
  return [...feedback.values()];
}

/**
 * Returns the paths at which the server dropped a value: those of errors without a severity. Curation checks have one,
 * and change nothing (docs/platform/http.md 6). An error about the record as a whole refuses nothing in particular.
 */
export function refusedPaths(errors: readonly ServerError[], { rows, payload }: SentContext): readonly FieldPath[] {
  const paths = errors.map(({ field, severity }) =>
    severity === undefined ? withRowKeys(segmentsOf(field, payload), rows) : [],
  );
  return paths.filter((path) => nearestField(path).length > 0);
}
