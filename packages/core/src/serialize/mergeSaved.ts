import { type DepositValues, isRowsEntry, makeValues, valueAt } from "../fields/values.ts";
import { type FieldPath, isWithin } from "../record/fieldPath.ts";
import type { Row } from "../record/row.ts";
import { isEqual } from "../shared/equal.ts";
import { type JsonObject, asObject, isJsonObject } from "../shared/json.ts";
import type { SentRows } from "./encodeRecord.ts";
import { mergeRows } from "./mergeRows.ts";
import { pruneEmpty } from "./pruneEmpty.ts";

/** What a merge compares. `refused` are the paths at which the server dropped a value. */
export interface Merge {
  readonly sent: DepositValues;
  readonly sentRows: SentRows;
  readonly saved: DepositValues;
  readonly current: DepositValues;
  readonly refused: readonly FieldPath[];
}

type Member = JsonObject[string];

/** Returns the value of a key that the object has itself. */
const own = (object: JsonObject, name: string): Member => (Object.hasOwn(object, name) ? object[name] : undefined);

/** Merges objects name by name. Returns `current` itself where nothing changes. */
function mergeNames(
  sent: JsonObject,
  saved: JsonObject,
  current: JsonObject,
  merge: (name: string, ...values: readonly [sent: Member, saved: Member, current: Member]) => Member,
): JsonObject {
  const names = new Set([...Object.keys(current), ...Object.keys(saved)]);
  const merged = [...names].map((name): [string, Member] => [
    name,
    merge(name, own(sent, name), own(saved, name), own(current, name)),
  ]);
  // An absent key stays absent: "no DOI" is not a DOI that is undefined.
  const result = Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  return isEqual(result, current) ? current : result;
}

/**
 * Merges a saved record into the form's values, in which somebody may have typed since the save was sent.
 *
 * What was typed since stays. What the server refused stays as it was sent: the platform answers 200 and drops refused
 * values (docs/platform/records.md 2.1). Everything else becomes the server's. Values that do not change keep their
 * identity, so that nothing renders for them.
 *
 * @example form.reset(mergeSaved({ sent, sentRows, saved, current: form.getValues(), refused }))
 */
export function mergeSaved({ sent, sentRows, saved, current, refused }: Merge): DepositValues {
  const isRefused = (path: FieldPath): boolean => refused.some((one) => isWithin(one, path) || isWithin(path, one));
  // A set, since each of thousands of rows may be refused. An error of the list as a whole refuses no row.
  const refusedRows = new Set(refused.map((path) => path.slice(0, 3).join(" ")));

  function pick<Value>(path: FieldPath, before: Value, answer: Value, now: Value): Value {
    if (!isEqual(before, now) || isRefused(path)) return now;
    return isEqual(answer, now) ? now : answer;
  }

  function mergeList(path: FieldPath, before: readonly Row[], answer: readonly Row[], now: readonly Row[]) {
    const keys = new Set(sentRows.get(path.at(-1) ?? ""));
    return mergeRows(
      before,
      answer,
      now,
      (key) => refusedRows.has([...path, key].join(" ")),
      (key) => keys.has(key),
    );
  }

  function mergeTree(path: FieldPath, before: JsonObject, answer: JsonObject, now: JsonObject): JsonObject {
    return mergeNames(before, answer, now, (name, b, a, n) => {
      if (isJsonObject(b) && isJsonObject(n)) return mergeTree([...path, name], b, isJsonObject(a) ? a : {}, n);
      // What is empty was not sent: a row in which nothing is written yet stays where it is.
      return isEqual(pruneEmpty({ n })["n"], a) ? n : pick([...path, name], b, a, n);
    });
  }

  return makeValues((entry) => {
    const { path } = entry;
    if (isRowsEntry(entry))
      return mergeList(path, valueAt(sent, entry), valueAt(saved, entry), valueAt(current, entry));
    const { field } = entry;
    const before = valueAt(sent, entry);
    const answer = valueAt(saved, entry);
    const now = valueAt(current, entry);
    switch (field.merge) {
      case "whole":
        return pick(path, before, field.completeSaved?.(before, answer) ?? answer, now);
      case "names":
        return mergeNames(asObject(before), asObject(answer), asObject(now), (name, b, a, n) =>
          pick([...path, name], b, a, n),
        );
      case "tree":
        return mergeTree(path, asObject(before), asObject(answer), asObject(now));
      case "typed":
        return now;
      default:
        return field.merge satisfies never;
    }
  }, current);
}
