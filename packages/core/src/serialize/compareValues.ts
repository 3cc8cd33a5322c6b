import type { RowsField } from "../fields/rows.ts";
import {
  type DepositValues,
  type FieldEntry,
  type FieldLabelId,
  fieldEntries,
  isChoicesEntry,
  isRowsEntry,
  makeValues,
  valueAt,
} from "../fields/values.ts";
import { type FieldPath, pathKey } from "../record/fieldPath.ts";
import { type Row, type VocabularyChoice, newRowKey } from "../record/row.ts";
import { isEqual } from "../shared/equal.ts";
import { type Json, type JsonObject, asList, asObject, isJsonObject } from "../shared/json.ts";
import {
  type Author,
  type ComparedItem,
  type ListReview,
  type Resolution,
  type Versions,
  mergeLists,
} from "./mergeLists.ts";
import { anyConfig, normalize, normalizeRow } from "./normalize.ts";

/**
 * Where two versions differ: a field or a part of one (`value`), a row of a list (`row`, absent where a version does not
 * have it), or the order of a list (`order`).
 */
export interface Difference extends Versions<unknown> {
  /** Identifies the difference while `mine` stays the same. */
  readonly id: string;
  readonly kind: "value" | "row" | "order";
  /** The path of the field, the part, or the row by its key. */
  readonly path: FieldPath;
  /** The message id of the field's label. */
  readonly label: FieldLabelId;
}

/** A difference that is merged without asking, since one side made it, or both the same. */
export interface MergedDifference extends Difference {
  readonly by: Author;
}

/** A difference that both sides made, each another, and the resolutions to choose from. */
export interface Conflict extends Difference {
  readonly resolutions: readonly Resolution[];
}

/** Chosen resolutions by the id of their conflict. */
export type Resolutions = ReadonlyMap<string, Resolution>;

/** The three versions of the values that were compared, and how they differ, in page order. */
export interface Comparison {
  readonly versions: Versions<DepositValues>;
  readonly merged: readonly MergedDifference[];
  readonly conflicts: readonly Conflict[];
}

/** What a walk through the versions reports, and asks. */
interface Walk {
  readonly onMerged: (difference: MergedDifference) => void;
  readonly decide: (conflict: Conflict) => Resolution;
}

/** Where a walk is: a path, and the label of the field that it is in. */
interface Place {
  readonly path: FieldPath;
  readonly label: FieldLabelId;
}

const everyRow = ["mine", "theirs", "both"] as const;
const eitherSide = ["mine", "theirs"] as const;

/** Merges a value as a whole. `normalOf` returns the form in which versions are compared. */
function mergeValue<Value>(
  place: Place,
  versions: Versions<Value>,
  normalOf: (value: Value) => unknown,
  walk: Walk,
  keepBoth?: (mine: Value, theirs: Value) => Value,
): Value {
  const { base, mine, theirs } = versions;
  const isSame = (one: Value, other: Value): boolean => isEqual(one, other) || isEqual(normalOf(one), normalOf(other));
  const difference = { ...place, ...versions, id: pathKey(place.path), kind: "value" } as const;
  if (isSame(mine, theirs)) {
    if (!isSame(mine, base)) walk.onMerged({ ...difference, by: "both" });
    // Where nothing was typed, theirs is how the server writes it.
    return isEqual(mine, base) && !isEqual(mine, theirs) ? theirs : mine;
  }
  if (isSame(mine, base)) {
    walk.onMerged({ ...difference, by: "theirs" });
    return theirs;
  }
  if (isSame(theirs, base)) {
    walk.onMerged({ ...difference, by: "mine" });
    return mine;
  }
  const resolution = walk.decide({ ...difference, resolutions: keepBoth === undefined ? eitherSide : everyRow });
  if (resolution === "both" && keepBoth !== undefined) return keepBoth(mine, theirs);
  return resolution === "theirs" ? theirs : mine;
}

/** How the items of a list are compared. */
interface ItemComparison<Item> extends Pick<ListReview<Item>, "replace"> {
  readonly keyOf: (item: Item) => string;
  readonly identityOf: (item: Item) => string;
  readonly contentOf: (item: Item) => JsonObject;
}

/** Merges the items of a list. */
function mergeItems<Item>(
  place: Place,
  versions: Versions<readonly Item[]>,
  { keyOf, identityOf, contentOf, replace }: ItemComparison<Item>,
  walk: Walk,
): readonly Item[] {
  const compared = (item: Item): ComparedItem<Item> => {
    const content = contentOf(item);
    return { item, key: keyOf(item), identity: identityOf(item), content, text: JSON.stringify(content) };
  };
  const at = (item: Versions<Item | undefined>): Difference => {
    const named = item.mine ?? item.base ?? item.theirs;
    const path = named === undefined ? place.path : [...place.path, keyOf(named)];
    return { ...item, label: place.label, path, id: pathKey(path), kind: "row" };
  };
  const order = { ...place, ...versions, id: `${pathKey(place.path)}#order`, kind: "order" } as const;
  const { base, mine, theirs } = versions;
  const lists = { base: base.map(compared), mine: mine.map(compared), theirs: theirs.map(compared) };
  const merged = mergeLists(lists, {
    onMerged: (item, by) => walk.onMerged({ ...at(item), by }),
    onReordered: (by) => walk.onMerged({ ...order, by }),
    decide: (item) => {
      const isInBoth = item.mine !== undefined && item.theirs !== undefined;
      return walk.decide({ ...at(item), resolutions: isInBoth ? everyRow : eitherSide });
    },
    decideOrder: () => walk.decide({ ...order, resolutions: eitherSide }),
    replace,
  });
  return merged.length === mine.length && merged.every((item, index) => item === mine[index]) ? mine : merged;
}

/** Returns rows with different keys; of two rows with one key the second gets a new one. */
function withOwnKeys(rows: readonly Row[]): readonly Row[] {
  const keys = new Set(rows.map(({ key }) => key));
  if (keys.size === rows.length) return rows;
  return rows.map((row) => (keys.delete(row.key) ? row : { ...row, key: newRowKey() }));
}

const choiceComparison: ItemComparison<VocabularyChoice> = {
  keyOf: ({ id }) => id,
  identityOf: ({ id }) => id,
  contentOf: ({ id }) => ({ id }),
  replace: (mine) => mine,
};

type Member = Json | undefined;

/** Returns my items, and those of their list that mine does not have. */
function unionOf(mine: Member, theirs: Member): Member {
  const held = asList(mine).map(normalize);
  const others = asList(theirs).filter((item) => !held.some((one) => isEqual(one, normalize(item))));
  return [...asList(mine), ...others];
}

/** Merges objects name by name, with `depth` to go. */
function mergeObjects(place: Place, versions: Versions<JsonObject>, depth: number, walk: Walk): JsonObject {
  const { base, mine, theirs } = versions;
  const names = new Set([mine, theirs, base].flatMap((object) => Object.keys(object)));
  const merged = [...names].map((name): [string, Member] => {
    const [b, m, t] = [base, mine, theirs].map((object) => (Object.hasOwn(object, name) ? object[name] : undefined));
    const below = { ...place, path: [...place.path, name] };
    if (depth > 1 && isJsonObject(m) && isJsonObject(t))
      return [name, mergeObjects(below, { base: asObject(b), mine: m, theirs: t }, depth - 1, walk)];
    const keepBoth = Array.isArray(m) && Array.isArray(t) ? unionOf : undefined;
    const normalOf = (value: Member): Member => (value === undefined ? value : normalize(value));
    return [name, mergeValue<Member>(below, { base: b, mine: m, theirs: t }, normalOf, walk, keepBoth)];
  });
  const result = Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  return isEqual(result, mine) ? mine : result;
}

/** Compares rows of one list. Their version of a row gets the key of mine, so that it stays the same row in the page. */
const rowComparison = ({ row: definition }: RowsField): ItemComparison<Row> => ({
  keyOf: ({ key }) => key,
  identityOf: (row) => definition.identify(row),
  contentOf: (row) => normalizeRow(definition, row),
  replace: ({ key }, theirs) => ({ ...theirs, key }),
});

/** Merges the versions of one field. */
function mergeField(entry: FieldEntry, values: Versions<DepositValues>, walk: Walk): unknown {
  const place = { path: entry.path, label: entry.field.label };
  function versionsOf<Value>(read: (one: DepositValues) => Value): Versions<Value> {
    return { base: read(values.base), mine: read(values.mine), theirs: read(values.theirs) };
  }
  if (isRowsEntry(entry)) {
    const lists = versionsOf((one) => valueAt(one, entry));
    return withOwnKeys(mergeItems(place, lists, rowComparison(entry.field), walk));
  }
  if (isChoicesEntry(entry)) {
    const lists = versionsOf((one) => valueAt(one, entry));
    return mergeItems(place, lists, choiceComparison, walk);
  }
  const { field } = entry;
  const whole = versionsOf((one) => valueAt(one, entry));
  const objects = versionsOf((one) => asObject(valueAt(one, entry)));
  switch (field.merge) {
    case "whole":
      return mergeValue(place, whole, (value) => normalize(field.encode(value, anyConfig) ?? null), walk);
    case "names":
      return mergeObjects(place, objects, 1, walk);
    case "tree":
      return mergeObjects(place, objects, Infinity, walk);
    case "typed":
      return isEqual(whole.mine, whole.base) ? whole.theirs : whole.mine;
    default:
      return field.merge satisfies never;
  }
}

/**
 * Compares two versions of the form's values with the version that both began with, field by field. What only one side
 * changed is merged; what both changed differently is a conflict. Rows are matched by client key between base and mine,
 * else by content, by what they are about, and by likeness. Values are compared in the form in which the platform keeps them.
 *
 * @example const { conflicts } = compareValues(lastSeen, form.getValues(), decodeRecord(read.record, config));
 */
export function compareValues(base: DepositValues, mine: DepositValues, theirs: DepositValues): Comparison {
  const versions = { base, mine, theirs };
  const merged: MergedDifference[] = [];
  const conflicts: Conflict[] = [];
  const walk: Walk = {
    onMerged: (difference) => merged.push(difference),
    decide(conflict) {
      conflicts.push(conflict);
      return "mine";
    },
  };
  for (const entry of fieldEntries) mergeField(entry, versions, walk);
  return { versions, merged, conflicts };
}

/**
 * Returns the merged values of a comparison. A conflict without a resolution stays as mine. What does not change keeps
 * its identity, so that nothing renders for it.
 */
export function applyResolutions({ versions }: Comparison, resolutions: Resolutions): DepositValues {
  const walk: Walk = { onMerged: () => undefined, decide: ({ id }) => resolutions.get(id) ?? "mine" };
  return makeValues((entry) => mergeField(entry, versions, walk), versions.mine);
}

/** Returns a value without the keys of rows, which differ each time a record is read. */
function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== "object" || value === null || !("key" in value)) return value;
  const { key: _key, ...parts } = value;
  return parts;
}

/**
 * Returns the resolutions that still hold when their version moved again: those of conflicts in which theirs is the same as
 * when it was shown.
 */
export function keepResolutions(resolutions: Resolutions, before: Comparison, after: Comparison): Resolutions {
  const shown = new Map(before.conflicts.map((conflict) => [conflict.id, conflict]));
  return new Map(
    after.conflicts.flatMap(({ id, theirs }): [string, Resolution][] => {
      const resolution = resolutions.get(id);
      const isSame = isEqual(withoutKeys(theirs), withoutKeys(shown.get(id)?.theirs));
      return resolution === undefined || !shown.has(id) || !isSame ? [] : [[id, resolution]];
    }),
  );
}
