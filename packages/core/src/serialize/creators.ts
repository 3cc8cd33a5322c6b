import type { AffiliationValue, CreatorValue, SchemedIdentifier } from "../record/values.ts";
import { newRowKey } from "../record/values.ts";
import { keepAlike } from "../shared/equal.ts";
import { type Json, type JsonObject, asList, asObject, asText } from "../shared/json.ts";
import { readId, writeId } from "./vocabularyField.ts";

function decodeIdentifier(json: Json): SchemedIdentifier {
  const identifier = asObject(json);
  return { scheme: asText(identifier["scheme"]), identifier: asText(identifier["identifier"]) };
}

function decodeAffiliation(json: Json): AffiliationValue {
  const affiliation = asObject(json);
  const id = asText(affiliation["id"]);
  return id === "" ? { name: asText(affiliation["name"]) } : { id, name: asText(affiliation["name"]) };
}

/** A creator or contributor of the record as a row of the form. */
export function decodeCreator(json: Json): CreatorValue {
  const creator = asObject(json);
  const person = asObject(creator["person_or_org"]);
  const identifiers = asList(person["identifiers"])
    .map(decodeIdentifier)
    .filter((entry) => entry.identifier !== "");
  const affiliations = asList(creator["affiliations"])
    .map(decodeAffiliation)
    .filter((entry) => entry.id !== undefined || entry.name !== "");
  return {
    key: newRowKey(),
    person_or_org: {
      type: person["type"] === "organizational" ? "organizational" : "personal",
      family_name: asText(person["family_name"]),
      given_name: asText(person["given_name"]),
      name: person["type"] === "organizational" ? asText(person["name"]) : "",
      identifiers: keepAlike(identifiers, person["identifiers"]),
    },
    affiliations: keepAlike(affiliations, creator["affiliations"]),
    role: readId(creator["role"]),
  };
}

/**
 * A row of the form as the wire wants it: only the fields of its kind, affiliations with an id as `{id}` alone,
 * since the server refuses its own additions when they are sent back (wire 2.1).
 */
export function encodeCreator(value: CreatorValue): JsonObject {
  const { type, family_name, given_name, name, identifiers } = value.person_or_org;
  const named = type === "personal" ? { family_name, given_name } : { name };
  return {
    person_or_org: {
      type,
      ...named,
      identifiers: identifiers.map(({ scheme, identifier }) => ({ scheme, identifier })),
    },
    role: writeId(value.role),
    affiliations: value.affiliations.map((affiliation) =>
      affiliation.id === undefined ? { name: affiliation.name } : { id: affiliation.id },
    ),
  };
}
