import type { IdentifierValue, RelatedWorkValue } from "../record/values.ts";
import { newRowKey } from "../record/values.ts";
import { type Json, type JsonObject, asObject, asText } from "../shared/json.ts";
import { readId, writeId } from "./vocabularyField.ts";

/** An alternate identifier of the record as a row of the form. */
export function decodeIdentifier(json: Json): IdentifierValue {
  const entry = asObject(json);
  return { key: newRowKey(), scheme: asText(entry["scheme"]), identifier: asText(entry["identifier"]) };
}

/** The row as the wire wants it. */
export function encodeIdentifier({ scheme, identifier }: IdentifierValue): JsonObject {
  return { scheme, identifier };
}

/**
 * Whether no row above says the same. What is said twice is sent once: the platform throws the whole list away over it, and
 * fails (500, nothing is saved) where the two are incomplete or wrong.
 */
export function isFirst(row: IdentifierValue, index: number, rows: readonly IdentifierValue[]): boolean {
  const said = row.identifier.trim();
  return rows.findIndex(({ scheme, identifier }) => scheme === row.scheme && identifier.trim() === said) === index;
}

/** A related work of the record as a row of the form. */
export function decodeRelatedWork(json: Json): RelatedWorkValue {
  const entry = asObject(json);
  return {
    key: newRowKey(),
    scheme: asText(entry["scheme"]),
    identifier: asText(entry["identifier"]),
    relation_type: readId(entry["relation_type"]),
    resource_type: readId(entry["resource_type"]),
  };
}

/** The row as the wire wants it. */
export function encodeRelatedWork({ scheme, identifier, relation_type, resource_type }: RelatedWorkValue): JsonObject {
  return { scheme, identifier, relation_type: writeId(relation_type), resource_type: writeId(resource_type) };
}
