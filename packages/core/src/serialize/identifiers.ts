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
 * The rows without those that an earlier one says already; the same list where there are none, so that it is known as the
 * one that was prepared. The platform throws the whole list away over what is said twice, and fails (500, nothing is saved)
 * where the two are incomplete or wrong.
 */
export function withoutRepeats(rows: readonly IdentifierValue[]): readonly IdentifierValue[] {
  const said = new Map(rows.toReversed().map((row) => [`${row.scheme} ${row.identifier.trim()}`, row]));
  if (said.size === rows.length) return rows;
  const first = new Set(said.values());
  return rows.filter((row) => first.has(row));
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
