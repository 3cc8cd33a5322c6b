import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import { type Row, type SchemedIdentifier, newRowKey } from "../record/row.ts";
import { keepAlike } from "../shared/equal.ts";
import { type Json, type JsonObject, asList, asObject, asText } from "../shared/json.ts";
import { personIdentifierSchema, writtenIdentifier } from "./identifiers.ts";
import { isBlank, required } from "./required.ts";
import type { RowDefinition } from "./rows.ts";
import { readId, writeId } from "./vocabulary.ts";

/** An affiliation: an entry of the vocabulary where it has an `id`, else a name that was typed. */
export interface AffiliationValue {
  readonly id?: string | undefined;
  readonly name: string;
}

/** A person or an organisation. The parts of the other type are kept while the type changes. */
export interface PersonOrOrganization {
  readonly type: "personal" | "organizational";
  readonly family_name: string;
  readonly given_name: string;
  readonly name: string;
  readonly identifiers: readonly SchemedIdentifier[];
}

/** One creator or contributor; `role` is an id of the roles vocabulary, "" where none was chosen. */
export interface CreatorValue extends Row {
  readonly person_or_org: PersonOrOrganization;
  readonly affiliations: readonly AffiliationValue[];
  readonly role: string;
}

function decodeIdentifier(json: Json): SchemedIdentifier {
  const identifier = asObject(json);
  return { scheme: asText(identifier["scheme"]), identifier: asText(identifier["identifier"]) };
}

function decodeAffiliation(json: Json): AffiliationValue {
  const affiliation = asObject(json);
  const id = asText(affiliation["id"]);
  return id === "" ? { name: asText(affiliation["name"]) } : { id, name: asText(affiliation["name"]) };
}

/** Returns a creator or contributor of the record as a row of the form. */
export function decodeCreator(creator: JsonObject): CreatorValue {
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
 * Returns the row as it is sent: with the parts of its type only, and an affiliation of the vocabulary as `{id}`. The
 * platform refuses the keys that it adds itself (docs/platform/records.md 2.4).
 */
function encodeCreator(value: CreatorValue): JsonObject {
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

/** Finds identifiers of a scheme that occurs before. The platform drops all identifiers of a person then. */
const onePerScheme = z.check<readonly SchemedIdentifier[]>(({ value, issues }) => {
  for (const [index, { scheme }] of value.entries()) {
    const isSecond = scheme !== "" && value.findIndex((other) => other.scheme === scheme) < index;
    if (!isSecond) continue;
    const message = "check.identifier.sameScheme" satisfies CoreMessageId;
    issues.push({ code: "custom", message, path: [index, "scheme"], input: scheme });
  }
});

const personOrOrganizationSchema = z
  .object({
    type: z.enum(["personal", "organizational"]),
    family_name: z.string(),
    given_name: z.string(),
    name: z.string(),
    identifiers: z.array(personIdentifierSchema).check(onePerScheme),
  })
  .check(
    z.refine((person) => person.type !== "personal" || !isBlank(person.family_name), {
      error: "check.familyName.required" satisfies CoreMessageId,
      path: ["family_name"],
      when: () => true,
    }),
    z.refine((person) => person.type !== "organizational" || !isBlank(person.name), {
      error: "check.name.required" satisfies CoreMessageId,
      path: ["name"],
      when: () => true,
    }),
  );

/** Validates a creator; issues carry message ids. */
export const creatorSchema = z.object({
  person_or_org: personOrOrganizationSchema,
  affiliations: z.array(z.object({ id: z.optional(z.string()), name: z.string() })),
  role: z.string(),
});

/** Validates a contributor, whose role is required; issues carry message ids. */
export const contributorSchema = z.object({
  person_or_org: personOrOrganizationSchema,
  affiliations: z.array(z.object({ id: z.optional(z.string()), name: z.string() })),
  role: required("check.role.required"),
});

const creatorParts = {
  person_or_org: {
    type: {},
    family_name: {},
    given_name: {},
    name: {},
    identifiers: { "*": { scheme: {}, identifier: {} } },
  },
  affiliations: {},
  role: {},
};

/** Returns the first identifier of a creator, else the name. */
function identifyCreator({ person_or_org: person }: CreatorValue): string {
  const [first] = person.identifiers;
  if (first !== undefined) return writtenIdentifier(first);
  return person.type === "personal" ? `${person.family_name}, ${person.given_name}` : person.name;
}

/** One creator of the list. */
export const creatorRow: RowDefinition<CreatorValue> = {
  parts: creatorParts,
  schema: creatorSchema,
  decode: decodeCreator,
  encode: encodeCreator,
  identify: identifyCreator,
};

/** One contributor of the list: a creator whose role is required. */
export const contributorRow: RowDefinition<CreatorValue> = { ...creatorRow, schema: contributorSchema };
