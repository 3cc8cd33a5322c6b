import { newRowKey } from "../record/row.ts";
import type { DepositValues } from "../fields/values.ts";
import type { Row } from "../record/row.ts";
import { isEqual } from "../shared/equal.ts";
import { asList, isJsonObject, type Json, type JsonObject } from "../shared/json.ts";

/**
 * What was typed since the last save, one entry for each field or row that differs. The names are:
 *
 * - `metadata.title`: the value of a field;
 * - `metadata.creators#order`: the rows of a list, each by its name;
 * - `metadata.creators#row:b3`: the row that was fourth in the base;
 * - `metadata.creators#row:row-7`: a row that the base does not have.
 *
 * A row of the base is named by its index, because row keys differ from page to page.
 */
export type JournalChanges = ReadonlyMap<string, Json>;

const ORDER = "#order";
const ROW = "#row:";

const isRow = (value: unknown): value is Row & JsonObject =>
  isJsonObject(value) && "key" in value && typeof value["key"] === "string";

const isRowList = (value: unknown): value is readonly (Row & JsonObject)[] =>
  Array.isArray(value) && value.every(isRow);

const membersOf = (value: unknown): readonly [string, Json | undefined][] =>
  isJsonObject(value) ? Object.entries(value) : [];

const memberOf = (value: unknown, name: string): Json | undefined =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const nameInBase = (index: number): string => `b${index}`;

/** Writes the changes of one list of rows; rows that kept their identity cost a comparison of references. */
function addRowChanges(
  changes: Map<string, Json>,
  field: string,
  base: readonly (Row & JsonObject)[],
  rows: readonly (Row & JsonObject)[],
): void {
  const inBase = new Map(base.map((row, index) => [row.key, { row, index }]));
  const order = rows.map((row) => {
    const known = inBase.get(row.key);
    const name = known === undefined ? row.key : nameInBase(known.index);
    if (known === undefined || !isEqual(known.row, row)) changes.set(`${field}${ROW}${name}`, row);
    return name;
  });
  const isUnmoved = order.length === base.length && order.every((name, index) => name === nameInBase(index));
  if (!isUnmoved) changes.set(`${field}${ORDER}`, order);
}

/**
 * Returns what differs between the values of the last save and the values that are typed now.
 *
 * @example changesOf(saved, typed) // Map { "metadata.title" => "Corals" }
 */
export function changesOf(base: DepositValues, values: DepositValues): JournalChanges {
  const changes = new Map<string, Json>();
  if (base === values) return changes;
  for (const [group, members] of Object.entries(values)) {
    const before: unknown = Reflect.get(base, group);
    if (before === members) continue;
    for (const [name, value] of membersOf(members)) {
      const field = `${group}.${name}`;
      const held = memberOf(before, name);
      if (held === value || isEqual(held, value)) continue;
      // Custom fields are the site's own: what looks like the key of a row there is a value.
      if (group === "metadata" && isRowList(value) && isRowList(held) && value.length + held.length > 0)
        addRowChanges(changes, field, held, value);
      else changes.set(field, value ?? null);
    }
    // A field that is gone, such as a DOI that was given up.
    for (const [name, held] of membersOf(before))
      if (held !== undefined && memberOf(members, name) === undefined) changes.set(`${group}.${name}`, null);
  }
  return changes;
}

/** Divides a name into its group, its field and what follows a `#`; names of custom fields may hold dots. */
function splitName(name: string): { readonly group: string; readonly field: string; readonly part: string } {
  const dot = name.indexOf(".");
  const hash = name.search(/#(order$|row:)/);
  const end = hash === -1 ? name.length : hash;
  return { group: name.slice(0, dot), field: name.slice(dot + 1, end), part: name.slice(end) };
}

/** Builds a list of rows from its base and its changes. Added rows get keys of this page. */
function restoreRows(base: readonly (Row & JsonObject)[], parts: ReadonlyMap<string, Json>): readonly Json[] {
  const order = parts.has(ORDER)
    ? asList(parts.get(ORDER)).filter((name) => typeof name === "string")
    : base.map((_, index) => nameInBase(index));
  return order.flatMap((name) => {
    const known = /^b\d+$/.test(name) ? base[Number(name.slice(1))] : undefined;
    const changed = parts.get(`${ROW}${name}`);
    if (!isJsonObject(changed)) return known ?? [];
    return { ...changed, key: known?.key ?? newRowKey() };
  });
}

/**
 * Returns the base with the changes applied: the reverse of {@link changesOf}, apart from the keys of added rows. Names that
 * the base does not know, and values of another kind than the base holds, are left out.
 */
export function applyChanges(base: DepositValues, changes: JournalChanges): DepositValues {
  const lists = new Map<string, Map<string, Json>>();
  const groups: Record<string, JsonObject> = {};
  const writeTo = (group: string, field: string, value: Json | undefined): void => {
    const held: unknown = Reflect.get(base, group);
    if (!isJsonObject(held)) return;
    groups[group] = { ...(groups[group] ?? held), [field]: value };
  };
  for (const [name, value] of changes) {
    const { group, field, part } = splitName(name);
    if (part !== "") {
      const list = `${group}.${field}`;
      lists.set(list, (lists.get(list) ?? new Map<string, Json>()).set(part, value));
      continue;
    }
    const held = memberOf(Reflect.get(base, group), field);
    if (group === "doi" || (held !== undefined && isSameKind(held, value))) writeTo(group, field, value);
    else if (isOpenGroup(group)) writeTo(group, field, value === null ? undefined : value);
  }
  for (const [list, parts] of lists) {
    const { group, field } = splitName(list);
    const held = memberOf(Reflect.get(base, group), field);
    if (isRowList(held)) writeTo(group, field, restoreRows(held, parts));
  }
  return { ...base, ...groups };
}

/** The groups whose members come and go: identifiers by scheme, and the custom fields of the site. */
const isOpenGroup = (group: string): boolean => group === "pids" || group === "custom_fields";

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

const isSameKind = (held: unknown, value: unknown): boolean => kindOf(held) === kindOf(value);
