/** A JSON value as it comes off the wire. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object; a key that is absent reads as `undefined`. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whether a value is a JSON object (not null, not a list). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value itself when it is an object, else an empty one: reading on never throws. */
export function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The value itself when it is a list, else an empty one. */
export function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value itself when it is text, a number as its digits, else "". */
export function asText(value: Json | undefined): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}

/** The members of an object that are texts. */
export function textsOf(object: JsonObject): Readonly<Record<string, string>> {
  const texts: [string, string][] = [];
  for (const [name, value] of Object.entries(object)) if (typeof value === "string") texts.push([name, value]);
  return Object.fromEntries(texts);
}

/** A value below an object, one key a level; absent when any level is. */
export function below(object: JsonObject | undefined, ...keys: readonly string[]): Json | undefined {
  let value: Json | undefined = object;
  for (const key of keys) value = isJsonObject(value) ? value[key] : undefined;
  return value;
}

/** As `below`, for an object; an empty one when there is none. */
export function objectBelow(object: JsonObject | undefined, ...keys: readonly string[]): JsonObject {
  return asObject(below(object, ...keys));
}
