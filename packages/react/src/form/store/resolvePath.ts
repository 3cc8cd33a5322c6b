import type { DepositValues, FieldPath } from "@deposit/core";

type Rows = ReadonlyMap<unknown, unknown>;

/** Of each list its rows by their keys: lists are never changed in place, and thousands of rows may each be asked for. */
const rowsOf = new WeakMap<readonly unknown[], Rows>();

function keyOf(row: unknown): unknown {
  return typeof row === "object" && row !== null && "key" in row ? row.key : undefined;
}

function rowsByKey(list: readonly unknown[]): Rows {
  const known = rowsOf.get(list) ?? new Map(list.map((row) => [keyOf(row), row]));
  rowsOf.set(list, known);
  return known;
}

/** Rows of custom fields have no keys, and are named by their places. */
function rowOf(list: readonly unknown[], segment: string): unknown {
  const row = list[Number(segment)];
  return rowsByKey(list).get(segment) ?? (keyOf(row) === undefined ? row : undefined);
}

/** What a value has of its own by this name; nothing where it is no object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/**
 * What lies at a path whose rows are named by their keys, or, where they have none, by their places; where the path leads
 * further than the values do (`metadata.rights.row-1.rights`), what lies at the nearest place above.
 */
export function resolvePath(values: DepositValues, path: FieldPath): unknown {
  let found: unknown = values;
  for (const segment of path) {
    const below: unknown = Array.isArray(found) ? rowOf(found, segment) : fieldOf(found, segment);
    if (below === undefined) return found;
    found = below;
  }
  return found;
}
