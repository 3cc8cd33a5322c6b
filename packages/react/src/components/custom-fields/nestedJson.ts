import type { Json, JsonObject } from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { asObject } from "@deposit/core/internal";
import { isFilled } from "../../form/store/isFilled.ts";

type Keys = readonly string[];

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The rows of a list; what is held in its place is its one row, so that it is seen, and lost to no row that is added. */
export function rowsOf(value: Json | undefined): readonly Json[] {
  if (isList(value)) return value;
  return isFilled(value) ? [value ?? null] : [];
}

/** The one row where a first row is asked of what is no list, and has nothing of that name. */
const asRows = (value: Json | undefined, key: string): Json | undefined =>
  key === "0" && asObject(value)[key] === undefined ? rowsOf(value) : value;

/** The value below another, one key or position a level; absent when any level is. */
export function readNested(held: Json | undefined, [key, ...rest]: Keys): Json | undefined {
  if (key === undefined) return held;
  const value = asRows(held, key);
  if (isList(value)) return readNested(value[Number(key)], rest);
  return isJsonObject(value) ? readNested(value[key], rest) : undefined;
}

/** The value with another one below it; what stands beside it keeps its identity. Levels that are absent are made. */
export function writeNested(held: Json | undefined, [key, ...rest]: Keys, next: Json | undefined): Json | undefined {
  if (key === undefined) return next;
  const value = isFilled(held) ? asRows(held, key) : held;
  if (isList(value))
    return value.map((item, index) => (String(index) === key ? (writeNested(item, rest, next) ?? null) : item));
  const before: JsonObject = isJsonObject(value) ? value : {};
  return { ...before, [key]: writeNested(before[key], rest, next) };
}
