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

function prune(value: Json): Json {
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    return items.map(prune).filter((item) => !isEmpty(item));
  }
  return isJsonObject(value) ? pruneEmpty(value) : value;
}

/**
 * The object without empty texts, lists, objects and nulls, at every depth (specification 3).
 * 0 and false are values and stay, in lists too.
 */
export function pruneEmpty(object: JsonObject): JsonObject {
  const kept: Record<string, Json> = {};
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (value === undefined) continue;
    const pruned = prune(value);
    if (isEmpty(pruned)) continue;
    // An assignment would take this one name for the prototype and lose the value.
    if (key === "__proto__") Object.defineProperty(kept, key, { value: pruned, ...ordinary });
    else kept[key] = pruned;
  }
  return kept;
}

const ordinary = { configurable: true, enumerable: true, writable: true };
