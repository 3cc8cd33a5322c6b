import { isJsonObject, type Json, type JsonObject } from "@deposit/core";

type Keys = readonly string[];

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The value below another, one key or position a level; absent when any level is. */
export function readNested(value: Json | undefined, [key, ...rest]: Keys): Json | undefined {
  if (key === undefined) return value;
  if (isList(value)) return readNested(value[Number(key)], rest);
  return isJsonObject(value) ? readNested(value[key], rest) : undefined;
}

/** The value with another one below it; what stands beside it keeps its identity. Levels that are absent are made. */
export function writeNested(value: Json | undefined, [key, ...rest]: Keys, next: Json | undefined): Json | undefined {
  if (key === undefined) return next;
  if (isList(value))
    return value.map((item, index) => (String(index) === key ? (writeNested(item, rest, next) ?? null) : item));
  const before: JsonObject = isJsonObject(value) ? value : {};
  return { ...before, [key]: writeNested(before[key], rest, next) };
}
