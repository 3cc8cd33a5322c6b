import { contributorField, creatorField } from "./agentFields.ts";
import { cleanHtml } from "./cleanHtml.ts";
import { internalError } from "../problem.ts";
import { failsPlatform, isEdtf } from "./edtf.ts";
import { type Field, REQUIRED, required } from "./field.ts";
import { distinctIdentifiers, storedUnique, identifierField } from "./identifierField.ts";
import { WORK_SCHEMES } from "./identifierSchemes.ts";
import { listField } from "./listField.ts";
import { locationsField } from "./locationsField.ts";
import { objectField } from "./objectField.ts";
import { rightsField } from "./rightsField.ts";
import { textField } from "./textField.ts";
import { awardField, funderField, subjectField, vocabularyField } from "./vocabularyFields.ts";

const WRONG_DATE = "Please provide a valid date or interval.";

const asIs = (text: string): string => text;
const dateField = (time: boolean): Field =>
  textField({
    clean: asIs,
    judge: (text) => {
      if (failsPlatform(text)) throw internalError();
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
  judgeWhole: (loaded) => (loaded["relation_type"] === undefined ? { relation_type: [REQUIRED] } : undefined),
});

const referenceField = identifierField({
  schemes: WORK_SCHEMES,
  optional: true,
  more: { reference: required(textField()) },
});

/** The rules of `metadata` (wire 1.7), in the order in which the platform reports errors. */
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
