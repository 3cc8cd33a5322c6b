/** A JSON value, from a request or in a response. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object with unchecked keys. */
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the object at `key`, or an empty one. */
export const objectAt = (holder: JsonObject, key: string): JsonObject => {
  const value = holder[key];
  return isObject(value) ? value : {};
};

/** Returns the text at `key`, or undefined. */
export const textAt = (holder: JsonObject, key: string): string | undefined => {
  const value = holder[key];
  return typeof value === "string" ? value : undefined;
};

/** Returns the list at `key`, or an empty one. */
export const listAt = (holder: JsonObject, key: string): Json[] => {
  const value = holder[key];
  return Array.isArray(value) ? value : [];
};
