import { isObject, type Json, type JsonObject, listAt, textAt } from "../json.ts";
import { type Field, required } from "./field.ts";
import type { ErrorTree } from "./fieldErrors.ts";
import { storedUnique, identifierPerScheme } from "./identifierField.ts";
import { PERSON_SCHEMES } from "./identifierSchemes.ts";
import { listField } from "./listField.ts";
import { objectField } from "./objectField.ts";
import { textField } from "./textField.ts";
import { affiliationField, vocabularyField } from "./vocabularyFields.ts";

const WRONG_TYPE = "Invalid value. Choose one of ['organizational', 'personal'].";

/** A person or an organisation; a person's name is composed, an organisation loses the parts (wire 1.7). */
const personOrOrganisation: Field = objectField({
  fields: {
    type: required(
      textField({ judge: (type) => (type === "personal" || type === "organizational" ? undefined : [WRONG_TYPE]) }),
      WRONG_TYPE,
    ),
    name: textField(),
    given_name: textField(),
    family_name: textField(),
    identifiers: storedUnique(identifierPerScheme({ schemes: PERSON_SCHEMES })),
  },
  judgeWhole: [judgeNames],
  finish: composeName,
});

function judgeNames(loaded: JsonObject): ErrorTree | undefined {
  if (loaded["type"] === "personal") {
    return isBlank(loaded, "family_name") ? { family_name: ["Family name cannot be blank."] } : undefined;
  }
  return isBlank(loaded, "name") ? { name: ["Name cannot be blank."] } : undefined;
}

const isBlank = (loaded: JsonObject, key: string): boolean => (textAt(loaded, key) ?? "") === "";

function composeName(loaded: JsonObject): JsonObject {
  const { given_name: given, family_name: family, ...rest } = loaded;
  if (loaded["type"] !== "personal") return rest;
  return { ...loaded, name: [family, given].filter(Boolean).join(", ") };
}

function judgeAffiliations(loaded: JsonObject): ErrorTree | undefined {
  const names = listAt(loaded, "affiliations").filter(isObject).map(nameOf);
  const distinct = new Set(names);
  if (distinct.size === names.length) return undefined;
  return { affiliations: [`Duplicated affiliations: ${[...distinct].filter(Boolean).join(", ")}`] };
}

const nameOf = (affiliation: JsonObject): Json => affiliation["name"] ?? affiliation["id"] ?? null;

const agent = (role: Field): Field =>
  objectField({
    fields: {
      person_or_org: required(personOrOrganisation),
      role,
      affiliations: listField(affiliationField),
    },
    judgeWhole: [judgeAffiliations],
  });

export const creatorField: Field = agent(vocabularyField);
export const contributorField: Field = agent(required(vocabularyField));
