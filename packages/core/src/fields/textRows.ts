import * as z from "zod/mini";
import { DEFAULT_ADDITIONAL_TITLE_TYPE } from "../config.ts";
import { type Row, newRowKey } from "../record/row.ts";
import { asText } from "../shared/json.ts";
import { meaningful, required } from "./required.ts";
import { type PartsRow, type RowDefinition, type RowOf, rowOf } from "./rows.ts";
import { textPart } from "./text.ts";
import { choicePart, vocabularyPart } from "./vocabulary.ts";

const language = z.nullable(z.object({ id: z.string(), title: z.string() }));

/** Validates an additional title. */
export const additionalTitleSchema = z.object({
  title: meaningful("check.title.required", "check.title.short"),
  type: required("check.type.required"),
  lang: language,
});

const additionalTitleParts = { title: textPart(), type: vocabularyPart, lang: choicePart };

/** One additional title; `lang` is its language, `null` when none is chosen. */
export interface AdditionalTitleValue extends RowOf<typeof additionalTitleParts> {}

/** One additional title of the list. */
export const additionalTitleRow: PartsRow<AdditionalTitleValue> = rowOf(additionalTitleParts, {
  schema: additionalTitleSchema,
  identify: ({ title }) => title,
  isUntouched: ({ title, type, lang }) =>
    title.trim() === "" && type === DEFAULT_ADDITIONAL_TITLE_TYPE && lang === null,
});

/** Returns what readers see of HTML: its text and its images. */
const visiblePartOf = (html: string): string => html.replaceAll(/<(?!img)[^>]*>|&nbsp;/gi, " ");

/** Validates an additional description. */
export const additionalDescriptionSchema = z.object({
  description: meaningful("check.description.required", "check.description.short", visiblePartOf),
  type: required("check.type.required"),
  lang: language,
});

const additionalDescriptionParts = { description: textPart(), type: vocabularyPart, lang: choicePart };

/** One additional description; `description` is sanitised HTML. */
export interface AdditionalDescriptionValue extends RowOf<typeof additionalDescriptionParts> {}

/** One additional description of the list. */
export const additionalDescriptionRow: PartsRow<AdditionalDescriptionValue> = rowOf(additionalDescriptionParts, {
  schema: additionalDescriptionSchema,
  identify: ({ description }) => description,
});

/** One reference. */
export interface ReferenceValue extends Row {
  readonly reference: string;
}

/** Validates a reference. */
export const referenceSchema = z.object({ reference: required("check.reference.required") });

/** One reference of the list. Identifier and scheme have no widget, and are kept as long as there is a text. */
export const referenceRow: RowDefinition<ReferenceValue> = {
  parts: { reference: {} },
  schema: referenceSchema,
  decode({ reference, ...unedited }) {
    return { key: newRowKey(), reference: asText(reference), unedited };
  },
  encode: ({ reference, unedited }) => ({ ...unedited, reference }),
  identify: ({ reference }) => reference,
};

/** One subject: a term of a vocabulary where it has an `id`, else a keyword that was typed. */
export interface SubjectValue extends Row {
  readonly id?: string | undefined;
  readonly scheme?: string | undefined;
  readonly subject: string;
}

/** Validates a subject. */
export const subjectSchema = z.object({ subject: required("check.subject.required") });

/** One subject of the list. A term of a vocabulary is sent as `{id}`, a keyword as `{subject}`. */
export const subjectRow: RowDefinition<SubjectValue> = {
  schema: subjectSchema,
  decode({ id: ofTerm, scheme, subject }) {
    const id = asText(ofTerm);
    const term = id === "" ? {} : { id, scheme: asText(scheme) };
    return { key: newRowKey(), ...term, subject: asText(subject) };
  },
  encode: ({ id, subject }) => (id === undefined ? { subject } : { id }),
  identify: ({ id, subject }) => id ?? subject,
};
