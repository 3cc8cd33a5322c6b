import type { SerializerConfig } from "../fields/Field.ts";
import { writtenIdentifier } from "../fields/identifiers.ts";
import type { RowDefinition } from "../fields/rows.ts";
import type { Row } from "../record/row.ts";
import { type Json, type JsonObject, asText, isJsonObject } from "../shared/json.ts";
import { pruneEmpty } from "./pruneEmpty.ts";

/** Returns a text as the platform keeps it: trimmed, with straight apostrophes and whole characters. */
function normalizeText(text: string): string {
  return text
    .trim()
    .replaceAll("\u2019", "'")
    .replaceAll(/[\0\p{Surrogate}]/gu, "\ufffd");
}

function normalizeObject(json: JsonObject): JsonObject {
  const entries = Object.entries(json).map(([name, value]): [string, Json | undefined] => [
    name,
    value === undefined ? value : normalize(value),
  ]);
  const normalized = Object.fromEntries(entries);
  const { scheme, identifier, ...others } = normalized;
  if (typeof identifier !== "string") return normalized;
  return { ...others, identifier: writtenIdentifier({ scheme: asText(scheme), identifier }) };
}

/**
 * Returns a value in the form by which a typed value and the one that the server keeps are compared. Texts are as the
 * platform keeps them, and identifiers in their written form.
 */
export function normalize(json: Json): Json {
  if (typeof json === "string") return normalizeText(json);
  if (Array.isArray(json)) return json.map(normalize);
  return isJsonObject(json) ? normalizeObject(json) : json;
}

/** Both sides of a comparison are encoded alike, so that any language will do. */
export const anyConfig: SerializerConfig = { default_locale: "en", custom_field_vocabularies: [] };

/** Returns a row as it is sent, normalized and without empty values. */
export function normalizeRow({ encode }: RowDefinition<Row>, row: Row): JsonObject {
  return pruneEmpty(normalizeObject(encode(row, anyConfig)));
}
