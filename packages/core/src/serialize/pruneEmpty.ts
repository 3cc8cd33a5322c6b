import { type Json, type JsonObject, isJsonObject } from "../shared/json.ts";

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
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
  const kept: [string, Json][] = [];
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue;
    const pruned = prune(value);
    if (!isEmpty(pruned)) kept.push([key, pruned]);
  }
  return Object.fromEntries(kept);
}
