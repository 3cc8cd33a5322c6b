/** A JSON value as a server sends it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object. An absent key reads as `undefined`. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whether a value is a JSON object: not `null`, not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an object as it is, and an empty one for anything else. */
export function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns a list as it is, and an empty one for anything else. */
export function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text as it is, a number as its digits, and "" for anything else. */
export function asText(value: Json | undefined): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}

/** Returns the members of an object that are texts. */
export function textsOf(object: JsonObject): Readonly<Record<string, string>> {
  const texts: [string, string][] = [];
  for (const [name, value] of Object.entries(object)) if (typeof value === "string") texts.push([name, value]);
  return Object.fromEntries(texts);
}

/** Returns the value at a path of keys, or `undefined` if any level is absent. */
export function below(object: JsonObject | undefined, ...keys: readonly string[]): Json | undefined {
  let value: Json | undefined = object;
  for (const key of keys) value = isJsonObject(value) ? value[key] : undefined;
  return value;
}

/** Returns the object at a path of keys, or an empty one. */
export function objectBelow(object: JsonObject | undefined, ...keys: readonly string[]): JsonObject {
  return asObject(below(object, ...keys));
}
