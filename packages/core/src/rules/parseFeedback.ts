import type { ServerError } from "../errors.ts";
import type { Feedback, Severity } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import { type JsonObject, asObject } from "../shared/json.ts";
import { locateRefusedValue } from "./locateRefusedValue.ts";
import { nearestField } from "./nearestField.ts";

const severities: readonly Severity[] = ["error", "warning", "info"];

/** What an error is told of: which row stood where in what was sent, and what was sent. */
export interface SentContext {
  /** By name of the metadata list, the keys of its rows in the order in which they were sent. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
  /** What was sent, to find the field that holds a value which a message without a path names. */
  readonly payload?: JsonObject | undefined;
}

const isCharacter = (message: string): boolean => [...message].length === 1;

/** The server's texts as one sentence; single characters in a row are one message that was split (wire 2.1). */
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
 * The name of the custom field at the beginning of what follows `custom_fields.`: the longest that was sent, or else all
 * up to the segment with the colon, which ends the namespace.
 */
function customFieldIn(rest: string, payload: JsonObject | undefined): string {
  const sent = Object.keys(asObject(payload?.["custom_fields"]));
  const fitting = sent.filter((name) => rest === name || rest.startsWith(`${name}.`));
  const [longest] = fitting.toSorted((a, b) => b.length - a.length);
  return longest ?? /^[^:]*:[^.]*/su.exec(rest)?.[0] ?? "";
}

const split = (path: string): readonly string[] =>
  path.split(".").filter((segment) => segment !== "" && segment !== "_schema");

/**
 * The segments of a dotted path. What follows `files.entries.` is one file name, dots and all, and so is the name of a
 * custom field (wire 1.6).
 */
function segmentsOf(field: string, payload: JsonObject | undefined): readonly string[] {
  const file = /^files\.entries\.(.+)$/su.exec(field)?.[1];
  if (file !== undefined) return ["files", "entries", file];
  const custom = /^custom_fields\.(.+)$/su.exec(field)?.[1];
  const name = custom === undefined ? "" : customFieldIn(custom, payload);
  if (custom !== undefined && name !== "") return ["custom_fields", name, ...split(custom.slice(name.length))];
  // What the schema says of a whole object belongs to that object.
  return split(field);
}

/** The segments with an index into a list of rows, counted as sent, in the place of the row's key. */
function withRowKeys(segments: readonly string[], rows: SentContext["rows"]): FieldPath {
  const [root, list, index, ...rest] = segments;
  if (root !== "metadata" || list === undefined || !/^\d+$/u.test(index ?? "")) return segments;
  const key = rows.get(list)?.[Number(index)];
  return key === undefined ? [root, list] : [root, list, key, ...rest];
}

/** Where an error belongs: its own field, or every field that holds the value which it names. */
function pathsOf(segments: readonly string[], message: string, { rows, payload }: SentContext): readonly FieldPath[] {
  const places = segments.length > 0 || payload === undefined ? [segments] : locateRefusedValue(message, payload);
  const paths = places.map((place) => nearestField(withRowKeys(place, rows)));
  return paths.length === 0 ? [[]] : paths;
}

/** A message that has to stand at the top says which part of the record it means, where it means one. */
function messageAtTop(message: string, segments: readonly string[]): string {
  const named = segments[0] === "metadata" ? segments.slice(1) : segments;
  return named.length === 0 ? message : `${segments.join(".")}: ${message}`;
}

/** A word joined with what was said of the same field with the same severity (specification 5). */
function joined(before: Feedback | undefined, entry: Feedback): Feedback {
  if (before === undefined) return entry;
  if (before.message.includes(entry.message)) return before;
  return { ...before, message: `${before.message} ${entry.message}` };
}

/**
 * The server's errors as feedback, flat: one entry a field, severity and description, and one a sentence about the record as
 * a whole (specification 5, wire 1.6). An absent severity counts as error; one that nobody knows here as warning, since only
 * error blocks. An error goes to its field, else to the nearest field above; one without a field to every field that holds
 * the value it names, else to the empty path, the record as a whole.
 *
 * @example parseFeedback([{ field: "metadata.title", messages: ["Missing data for required field."] }], { rows })
 */
export function parseFeedback(errors: readonly ServerError[], sent: SentContext): readonly Feedback[] {
  // Thousands of rows may each have a fault of their own.
  const feedback = new Map<string, Feedback>();
  for (const error of errors) {
    const { severity: said = "error" } = error;
    const severity = severities.find((known) => known === said) ?? "warning";
    const message = joinMessages(error.messages);
    const segments = segmentsOf(error.field, sent.payload);
    const more = error.description === undefined ? {} : { description: error.description };
    for (const path of pathsOf(segments, message, sent)) {
      const isWhole = path.length === 0;
      const text = isWhole ? messageAtTop(message, segments) : message;
      // What is said of no field is no sentence of one: thousands of them would be one paragraph.
      const place = JSON.stringify([isWhole ? text : path, severity, error.description]);
      feedback.set(place, joined(feedback.get(place), { path, message: text, severity, ...more }));
    }
  }
  return [...feedback.values()];
}

/**
 * The paths at which the server threw a value away: those of errors without a severity, for what curation checks say
 * changes nothing (wire 1.6). What is said of the record as a whole refuses nothing in particular.
 */
export function refusedPaths(errors: readonly ServerError[], { rows, payload }: SentContext): readonly FieldPath[] {
  const paths = errors.map(({ field, severity }) =>
    severity === undefined ? withRowKeys(segmentsOf(field, payload), rows) : [],
  );
  return paths.filter((path) => nearestField(path).length > 0);
}
