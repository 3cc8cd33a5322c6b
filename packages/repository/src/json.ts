/** A value as JSON carries it: what requests bring and what answers hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object whose keys nobody has checked yet. */
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object at `key`, or an empty one. */
export const objectAt = (holder: JsonObject, key: string): JsonObject => {
  const value = holder[key];
  return isObject(value) ? value : {};
};

/** The text at `key`, or nothing. */
export const textAt = (holder: JsonObject, key: string): string | undefined => {
  const value = holder[key];
  return typeof value === "string" ? value : undefined;
};

/** The list at `key`, or an empty one. */
export const listAt = (holder: JsonObject, key: string): Json[] => {
  const value = holder[key];
  return Array.isArray(value) ? value : [];
};
