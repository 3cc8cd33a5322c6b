import type { Json, JsonObject } from "../shared/json.ts";

const isList = (value: JsonObject | readonly Json[]): value is readonly Json[] => Array.isArray(value);

/** What is left of a value without its empties; `undefined` where nothing is. */
function remains(value: Json | undefined): Json | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value !== "object") return value;
  return isList(value) ? remainsOfList(value) : remainsOfObject(value);
}

// Most of a record is full: a list or an object is copied from the first place on that differs. A save asks this of tens of
// thousands of values, mostly for the first time, when nothing is compiled yet: so few calls, and no iterators of pairs.
function remainsOfList(list: readonly Json[]): readonly Json[] | undefined {
  let kept: Json[] | null = null;
  let index = 0;
  for (const item of list) {
    const rest = remains(item);
    if (kept === null && rest !== item) kept = list.slice(0, index);
    if (kept !== null && rest !== undefined) kept.push(rest);
    index += 1;
  }
  const left = kept ?? list;
  return left.length === 0 ? undefined : left;
}

function remainsOfObject(object: JsonObject): JsonObject | undefined {
  const keys = Object.keys(object);
  let kept: Record<string, Json> | null = null;
  let count = 0;
  for (const key of keys) {
    const value = object[key];
    const rest = remains(value);
    if (kept === null && (rest === undefined || rest !== value)) kept = copyOf(object, keys, count);
    if (rest === undefined) continue;
    if (kept !== null) keep(kept, key, rest);
    count += 1;
  }
  return count === 0 ? undefined : (kept ?? object);
}

/** The first keys of an object, which were all full. */
function copyOf(object: JsonObject, keys: readonly string[], count: number): Record<string, Json> {
  const copy: Record<string, Json> = {};
  for (const key of keys.slice(0, count)) keep(copy, key, object[key] ?? null);
  return copy;
}

/**
 * The object without empty texts, lists, objects and nulls, at every depth (docs/platform/product.md 3.1); what has
 * none of them is the same object again. 0 and false are values and stay, in lists too.
 */
export function pruneEmpty(object: JsonObject): JsonObject {
  return remainsOfObject(object) ?? {};
}

function keep(kept: Record<string, Json>, key: string, value: Json): void {
  // An assignment would take this one name for the prototype and lose the value.
  if (key === "__proto__") Object.defineProperty(kept, key, { value, ...ordinary });
  else kept[key] = value;
}

const ordinary = { configurable: true, enumerable: true, writable: true };
