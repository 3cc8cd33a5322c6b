import { type Json, type JsonObject, isJsonObject } from "../shared/json.ts";

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && isWithoutKeys(value);
}

function isWithoutKeys(object: JsonObject): boolean {
  for (const key in object) if (Object.hasOwn(object, key)) return false;
  return true;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function pruneList(list: readonly Json[]): readonly Json[] {
  let kept: Json[] | null = null;
  for (const [index, item] of list.entries()) {
    const pruned = prune(item);
    const isKept = !isEmpty(pruned);
    if (kept === null && isKept && pruned === item) continue;
    kept ??= list.slice(0, index);
    if (isKept) kept.push(pruned);
  }
  return kept ?? list;
}

function prune(value: Json): Json {
  if (isList(value)) return pruneList(value);
  return isJsonObject(value) ? pruneEmpty(value) : value;
}

/**
 * The object without empty texts, lists, objects and nulls, at every depth (specification 3); what has none of them is
 * the same object again. 0 and false are values and stay, in lists too.
 */
export function pruneEmpty(object: JsonObject): JsonObject {
  const keys = Object.keys(object);
  // Most of a record is full: it is copied from the first key on that differs.
  let kept: Record<string, Json> | null = null;
  for (const [index, key] of keys.entries()) {
    const value = object[key];
    const pruned = value === undefined ? null : prune(value);
    const isKept = !isEmpty(pruned);
    if (kept === null) {
      if (isKept && pruned === value) continue;
      kept = {};
      for (const before of keys.slice(0, index)) keep(kept, before, object[before] ?? null);
    }
    if (isKept) keep(kept, key, pruned);
  }
  return kept ?? object;
}

function keep(kept: Record<string, Json>, key: string, value: Json): void {
  // An assignment would take this one name for the prototype and lose the value.
  if (key === "__proto__") Object.defineProperty(kept, key, { value, ...ordinary });
  else kept[key] = value;
}

const ordinary = { configurable: true, enumerable: true, writable: true };
