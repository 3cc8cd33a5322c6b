import { type Json, type JsonObject, isJsonObject } from "../shared/json.ts";
import { writeThesisDate } from "./dates.ts";
import { readId } from "./vocabularyField.ts";

function mapFields(fields: JsonObject, names: readonly string[], map: (value: Json) => Json): JsonObject {
  const entries = Object.entries(fields).map(([name, value]): [string, Json | undefined] => {
    if (value === undefined || !names.includes(name)) return [name, value];
    if (!Array.isArray(value)) return [name, map(value)];
    const items: readonly Json[] = value;
    return [name, items.map(map)];
  });
  return Object.fromEntries(entries);
}

/** Custom fields as the form holds them: values of configured vocabulary fields as plain ids, in lists too. */
export function decodeCustomFields(fields: JsonObject, vocabularies: readonly string[]): JsonObject {
  return mapFields(fields, vocabularies, (value) => (isJsonObject(value) ? readId(value) : value));
}

/**
 * Custom fields as the wire wants them: ids of configured vocabulary fields as `{id}`, in lists too, and the dates of a
 * thesis so that the platform does not fail over them.
 */
export function encodeCustomFields(fields: JsonObject, vocabularies: readonly string[]): JsonObject {
  const encoded = mapFields(fields, ["thesis:thesis"], (thesis) =>
    isJsonObject(thesis) ? mapFields(thesis, ["date_submitted", "date_defended"], writeThesisDate) : thesis,
  );
  return mapFields(encoded, vocabularies, (value) => (typeof value === "string" ? { id: value } : value));
}
