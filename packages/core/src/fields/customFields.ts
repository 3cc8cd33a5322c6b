import { type Json, type JsonObject, asObject, isJsonObject } from "../shared/json.ts";
import { type PlacedField, type Placement, noIssues } from "./Field.ts";
import { writeThesisDate } from "./dates.ts";
import { readId } from "./vocabulary.ts";

/** Maps the values of the named fields, and each item of those that are lists. */
function mapFields(fields: JsonObject, names: readonly string[], map: (value: Json) => Json): JsonObject {
  const entries = Object.entries(fields).map(([name, value]): [string, Json | undefined] => {
    if (value === undefined || !names.includes(name)) return [name, value];
    if (!Array.isArray(value)) return [name, map(value)];
    const items: readonly Json[] = value;
    return [name, items.map(map)];
  });
  return Object.fromEntries(entries);
}

/** Returns custom fields as the form holds them: values of configured vocabulary fields are plain ids. */
function decodeCustomFields(fields: JsonObject, vocabularies: readonly string[]): JsonObject {
  return mapFields(fields, vocabularies, (value) => (isJsonObject(value) ? readId(value) : value));
}

/**
 * Returns custom fields as they are sent: ids of configured vocabulary fields as `{id}`, and the dates of a thesis so that
 * the platform does not fail on them.
 */
export function encodeCustomFields(fields: JsonObject, vocabularies: readonly string[]): JsonObject {
  const encoded = mapFields(fields, ["thesis:thesis"], (thesis) =>
    isJsonObject(thesis) ? mapFields(thesis, ["date_submitted", "date_defended"], writeThesisDate) : thesis,
  );
  return mapFields(encoded, vocabularies, (value) => (typeof value === "string" ? { id: value } : value));
}

/** The field that holds all custom fields by name, `namespace:field`. Hosts define and validate them. */
export function customFields<const At extends Placement>(at: At): PlacedField<At, "custom-fields", JsonObject> {
  return {
    ...at,
    kind: "custom-fields",
    merge: "tree",
    decode: (json, { custom_field_vocabularies }) => decodeCustomFields(asObject(json), custom_field_vocabularies),
    encode: (fields, { custom_field_vocabularies }) => encodeCustomFields(fields, custom_field_vocabularies),
    validate: () => noIssues,
  };
}
