import { isObject, type Json, type JsonObject, listAt, textAt } from "../json.ts";
import { internalError } from "../problem.ts";
import { failsOnSave, isEdtf } from "./edtf.ts";
import {
  accepted,
  type ErrorTree,
  type Field,
  listField,
  mappingField,
  matchingText,
  objectField,
  refused,
  required,
  REQUIRED,
  textField,
} from "./field.ts";
import { distinctIdentifiers, identifierField, identifierPerScheme, storedUnique } from "./identifierField.ts";
import { PERSON_SCHEMES, PLACE_SCHEMES, WORK_SCHEMES } from "./identifiers.ts";
import { cleanHtml, isWebAddress } from "./text.ts";
import { affiliationField, awardField, funderField, subjectField, vocabularyField } from "./vocabularyFields.ts";

const WRONG_DATE = "Please provide a valid date or interval.";

const unchanged = (text: string): string => text;
const dateField = (time: boolean): Field =>
  textField({
    clean: unchanged,
    validate: (text) => {
      if (failsOnSave(text)) throw internalError();
      return isEdtf(text, { time }) ? undefined : [WRONG_DATE];
    },
  });

const html = (min: number): Field => textField({ clean: cleanHtml, min });

const titleField = objectField({
  fields: { title: required(textField({ min: 3 })), type: required(vocabularyField), lang: vocabularyField },
});

const descriptionField = objectField({
  fields: { description: required(html(3)), type: required(vocabularyField), lang: vocabularyField },
});

const datedField = objectField({
  fields: { date: required(dateField(true)), type: required(vocabularyField), description: textField() },
});

const relatedField = identifierField({
  schemes: WORK_SCHEMES,
  more: { relation_type: vocabularyField, resource_type: vocabularyField },
  validateWhole: (loaded) => (loaded["relation_type"] === undefined ? { relation_type: [REQUIRED] } : undefined),
});

const referenceField = identifierField({
  schemes: WORK_SCHEMES,
  optional: true,
  more: { reference: required(textField()) },
});

/** Accepts `metadata`, in the order of the platform's errors (docs/platform/metadata.md 2). */
export const metadataField = (locales: readonly string[]): Field =>
  objectField({
    fields: {
      resource_type: required(vocabularyField),
      creators: required(listField(creatorField, (items) => (items.length === 0 ? [REQUIRED] : undefined))),
      title: required(textField({ min: 3 })),
      additional_titles: listField(titleField),
      publisher: textField(),
      publication_date: required(dateField(false)),
      subjects: listField(subjectField),
      contributors: listField(contributorField),
      dates: listField(datedField),
      languages: listField(vocabularyField),
      identifiers: storedUnique(distinctIdentifiers({ schemes: WORK_SCHEMES })),
      related_identifiers: listField(relatedField),
      sizes: listField(textField({ min: 1, tooShort: "Size cannot be a blank string." })),
      formats: listField(textField({ min: 1, tooShort: "Format cannot be a blank string." })),
      version: textField({ max: 191 }),
      rights: listField(rightsField(locales)),
      copyright: html(1),
      description: html(3),
      additional_descriptions: listField(descriptionField),
      locations: locationsField,
      funding: listField(objectField({ fields: { funder: required(funderField), award: awardField } })),
      references: listField(referenceField),
    },
  });

const WRONG_TYPE = "Invalid value. Choose one of ['organizational', 'personal'].";

/**
 * Accepts a person or organisation. A person's `name` is composed; an organisation loses given and family name
 * (docs/platform/metadata.md 3).
 */
const personOrOrganisation: Field = objectField({
  fields: {
    type: required(
      textField({ validate: (type) => (type === "personal" || type === "organizational" ? undefined : [WRONG_TYPE]) }),
      WRONG_TYPE,
    ),
    name: textField(),
    given_name: textField(),
    family_name: textField(),
    identifiers: storedUnique(identifierPerScheme({ schemes: PERSON_SCHEMES })),
  },
  validateWhole: [validateNames],
  finish: composeName,
});

function validateNames(loaded: JsonObject): ErrorTree | undefined {
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

function validateAffiliations(loaded: JsonObject): ErrorTree | undefined {
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
    validateWhole: [validateAffiliations],
  });

const creatorField: Field = agent(vocabularyField);
const contributorField: Field = agent(required(vocabularyField));

const address = matchingText(isWebAddress, "Not a valid URL.");

/**
 * Accepts a licence: a vocabulary id, or a custom title in one language, but not both (docs/platform/metadata.md 6).
 */
const rightsField = (locales: readonly string[]): Field =>
  objectField({
    fields: {
      id: textField(),
      title: mappingField,
      description: mappingField,
      props: objectField({ fields: { url: address, scheme: textField() } }),
      link: address,
    },
    validate: { title: oneOf(locales), description: oneOf(locales) },
    validateWhole: [validateChoice],
  });

const oneOf =
  (locales: readonly string[]) =>
  (value: Json): readonly string[] | undefined => {
    const texts = isObject(value) ? value : {};
    // The platform fails (500) over NUL and lone surrogates here; in other fields it replaces them.
    if (Object.values(texts).some((text) => /[\0\p{Surrogate}]/u.test(String(text)))) throw internalError();
    const [first, ...more] = Object.keys(texts);
    if (more.length > 0) return ["Only one value is accepted."];
    return first === undefined || locales.includes(first) ? undefined : ["Not a valid locale."];
  };

function validateChoice(loaded: JsonObject): ErrorTree | undefined {
  const id = textAt(loaded, "id") ?? "";
  const title = loaded["title"];
  if (id === "" && !(isObject(title) && Object.keys(title).length > 0))
    return { rights: ["An existing id or a free text title must be present"] };
  if (id !== "" && Object.keys(loaded).length > 1)
    return {
      rights: [
        "Only an existing id or free text title/description/link is accepted, but not both cases at the same time",
      ],
    };
  return undefined;
}

const DEPTH: Readonly<Record<string, number>> = { Point: 0, MultiPoint: 1, Polygon: 2 };

/** Accepts a GeoJSON geometry of three types. The platform fails (500) over other types. */
const geometryField: Field = {
  load: (sent) => {
    if (!isObject(sent)) return refused({ _schema: ["Invalid input type."] });
    const depth = DEPTH[String(sent["type"])];
    if (depth === undefined) throw internalError();
    const coordinates = sent["coordinates"];
    if (coordinates === undefined) return refused({ coordinates: ["Missing data for required field."] });
    if (!areCoordinates(coordinates, depth)) return refused({ coordinates: ["Not a valid list."] });
    return accepted({ type: String(sent["type"]), coordinates });
  },
};

const areCoordinates = (value: Json, depth: number): boolean =>
  Array.isArray(value) &&
  (depth > 0
    ? value.every((item) => areCoordinates(item, depth - 1))
    : value.length >= 2 && value.every((item) => typeof item === "number"));

const locationField: Field = objectField({
  fields: {
    geometry: geometryField,
    place: textField(),
    identifiers: storedUnique(listField(identifierField({ schemes: PLACE_SCHEMES }))),
    description: textField(),
  },
  validateWhole: [
    (loaded: JsonObject) => {
      if (["geometry", "place", "identifiers", "description"].some((key) => Boolean(loaded[key]))) return undefined;
      // The platform fails over its own error message here (docs/platform/records.md 2.7).
      throw internalError();
    },
  ],
});

const locationsField: Field = objectField({ fields: { features: listField(locationField) } });
