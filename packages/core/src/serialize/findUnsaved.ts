import { nearestField } from "../fields/paths.ts";
import type { RowsField } from "../fields/rows.ts";
import {
  type DepositValues,
  type ValueEntry,
  type RowsEntry,
  fieldEntries,
  isRowsEntry,
  makeValues,
  valueAt,
} from "../fields/values.ts";
import { type FieldPath, pathKey } from "../record/fieldPath.ts";
import type { Row } from "../record/row.ts";
import { isEqual } from "../shared/equal.ts";
import { isEmptyDeep } from "../shared/isEmptyDeep.ts";
import { type Json, asList, asObject, isJsonObject } from "../shared/json.ts";
import type { SentRows } from "./encodeRecord.ts";
import { pairRows } from "./mergeRows.ts";
import { mergeSaved } from "./mergeSaved.ts";
import { anyConfig, normalize, normalizeRow } from "./normalize.ts";

/** What was typed when a save was sent, which of its rows were sent, and what the server answered. */
export interface SavedAnswer {
  readonly sent: DepositValues;
  readonly sentRows: SentRows;
  readonly saved: DepositValues;
}

/**
 * A typed value that the server does not hold. `repeat`: an earlier row holds the same, so that it was not sent.
 * `dropped`: it was sent, and the answer does not have it.
 */
export interface UnsavedValue {
  readonly path: FieldPath;
  readonly reason: "repeat" | "dropped";
}

/** Returns the paths of the sent items that a saved list does not have. Equal items are paired first, then by order. */
function findMissingItems(sent: readonly Json[], saved: readonly Json[], path: FieldPath, isExact = false) {
  const left = [...saved];
  const unpaired = [...sent.entries()].filter(([, item]) => {
    const index = left.findIndex((other) => isEqual(other, item));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  return unpaired.flatMap(([index, item]): readonly FieldPath[] => {
    if (isEmptyDeep(item)) return [];
    const answer = left.shift();
    const place = [...path, String(index)];
    return answer === undefined ? [place] : findMissing(item, answer, place, isExact);
  });
}

/** Returns the paths of the sent values that a saved value does not hold. Both are normalized. */
function findMissing(sent: Json, saved: Json | undefined, path: FieldPath, isExact = false): readonly FieldPath[] {
  if (isEmptyDeep(sent) || isEqual(sent, saved)) return [];
  if (Array.isArray(sent)) return findMissingItems(sent, asList(saved), path, isExact);
  if (isJsonObject(sent)) {
    const answer = asObject(saved);
    return Object.entries(sent).flatMap(([name, value]) =>
      value === undefined ? [] : findMissing(value, answer[name], [...path, name], isExact),
    );
  }
  const isRewritten = typeof sent === "string" && !isExact && !isEmptyDeep(saved);
  return isRewritten ? [] : [path];
}

const withoutKey = ({ key: _key, ...parts }: Row): object => parts;

/** Returns a function that counts the words that two rows share, by their indexes. */
function wordLikeness(ones: readonly Row[], others: readonly Row[]): (one: number, other: number) => number {
  const wordsOf = (row: Row): ReadonlySet<string> =>
    new Set(JSON.stringify(withoutKey(row)).match(/[\p{L}\p{N}]+/gu) ?? []);
  const [left, right] = [ones.map(wordsOf), others.map(wordsOf)];
  return (one, other) => [...(left[one] ?? [])].filter((word) => right[other]?.has(word) === true).length;
}

/** Returns the saved row that answers each sent row: one that is the same, else by order and by the words they share. */
function pairAnswers({ row }: RowsField, sent: readonly Row[], saved: readonly Row[]): ReadonlyMap<string, Row> {
  if (sent.length <= saved.length) return pairRows(sent, saved, () => false);
  const pairs = new Map<string, Row>();
  // Rows that come back as they were sent are paired by their text, since there may be thousands (`bench`).
  const textOf = (one: Row): string => JSON.stringify(withoutKey(one));
  const left = new Map<string, Row[]>();
  for (const answer of saved) {
    const same = left.get(textOf(answer));
    if (same === undefined) left.set(textOf(answer), [answer]);
    else same.push(answer);
  }
  for (const one of sent) {
    const answer = left.get(textOf(one))?.shift();
    if (answer !== undefined) pairs.set(one.key, answer);
  }
  const rest = saved.filter((answer) => left.get(textOf(answer))?.includes(answer) === true);
  const unanswered = sent.filter(({ key }) => !pairs.has(key));
  const normalized = (one: Row, key: string): Row => ({ ...normalizeRow(row, one), key });
  const answers = pairRows(
    unanswered.map((one) => normalized(one, one.key)),
    rest.map((answer, index) => normalized(answer, String(index))),
    () => false,
    wordLikeness,
  );
  for (const [key, { key: index }] of answers) {
    const answer = rest[Number(index)];
    if (answer !== undefined) pairs.set(key, answer);
  }
  return pairs;
}

function findUnsavedRows(entry: RowsEntry, { sent, sentRows, saved }: SavedAnswer): UnsavedValue[] {
  const { field, path, name = "" } = entry;
  const typed = valueAt(sent, entry);
  const keys = new Set(sentRows.get(name));
  const answers = pairAnswers(
    field,
    typed.filter(({ key }) => keys.has(key)),
    valueAt(saved, entry),
  );
  return typed.flatMap((row): UnsavedValue[] => {
    const answer = answers.get(row.key);
    // Of thousands of rows nearly all come back as they were sent: the others alone are encoded (`bench`).
    if (answer !== undefined && isEqual(withoutKey(row), withoutKey(answer))) return [];
    const typedRow = normalizeRow(field.row, row);
    if (isEmptyDeep(typedRow)) return [];
    const place = [...path, row.key];
    if (!keys.has(row.key)) return [{ path: place, reason: "repeat" }];
    if (answer === undefined) return [{ path: place, reason: "dropped" }];
    const missing = findMissing(typedRow, normalizeRow(field.row, answer), place);
    return missing.map((below) => ({ path: nearestField(below), reason: "dropped" }));
  });
}

/** An identifier without text was not typed: it only says that the DOI is to be one from elsewhere. */
function isTyped({ field }: ValueEntry, json: Json | undefined): boolean {
  return field.merge !== "names" || !isEmptyDeep(asObject(json)["identifier"]);
}

function findUnsavedValues(entry: ValueEntry, { sent, saved }: SavedAnswer): UnsavedValue[] {
  const { field, path } = entry;
  const [typed = null, held = null] = [sent, saved].map((values) =>
    normalize(field.encode(valueAt(values, entry), anyConfig) ?? null),
  );
  const missing = findMissing(typed, held, path, field.isExact);
  return missing
    .filter((below) => isTyped(entry, asObject(typed)[below[1] ?? ""]))
    .map((below) => ({ path: nearestField(below), reason: "dropped" }));
}

/**
 * Returns every typed value that the server's answer does not hold, whatever path its error has: a value, a row, a list or
 * all of them. Values are compared in the form in which the platform keeps them.
 *
 * @example findUnsaved({ sent, sentRows: encoded.rows, saved: decodeRecord(answer.record, config) })
 */
export function findUnsaved(answer: SavedAnswer): readonly UnsavedValue[] {
  const unsaved = new Map<string, UnsavedValue>();
  for (const entry of fieldEntries) {
    const found = isRowsEntry(entry) ? findUnsavedRows(entry, answer) : findUnsavedValues(entry, answer);
    for (const one of found) unsaved.set(pathKey(one.path), one);
  }
  return [...unsaved.values()];
}

/**
 * Returns the values that the server holds after a save, with the row keys of the form and what is never sent. What differs
 * from them in the form is unsaved.
 */
export function valuesOnServer(answer: SavedAnswer): DepositValues {
  const merged = mergeSaved({ ...answer, current: answer.sent, refused: [] });
  const unsaved = new Set(findUnsaved(answer).map(({ path }) => pathKey(path)));
  return makeValues((entry) => {
    if (!isRowsEntry(entry)) return valueAt(merged, entry);
    const list = valueAt(merged, entry);
    const held = list.filter(({ key }) => !unsaved.has(pathKey([...entry.path, key])));
    return held.length === list.length ? list : held;
  }, merged);
}
