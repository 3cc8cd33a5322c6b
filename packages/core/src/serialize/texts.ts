import { DEFAULT_ADDITIONAL_TITLE_TYPE } from "../config.ts";
import type {
  AdditionalDescriptionValue,
  AdditionalTitleValue,
  ReferenceValue,
  SubjectValue,
} from "../record/values.ts";
import { newRowKey } from "../record/values.ts";
import { type Json, type JsonObject, asObject, asText } from "../shared/json.ts";
import { readChoice, readId, writeId } from "./vocabularyField.ts";

/**
 * The copyright as it is typed. The platform keeps it as HTML: of "Smith & Sons" it makes "Smith &amp; Sons". What it would
 * write so once more is read as the character that it stands for; what would become a tag or another character is not.
 */
export function readCopyright(html: string): string {
  return html
    .replaceAll("&gt;", ">")
    .replaceAll(/&lt;(?![a-z/!?])/gi, "<")
    .replaceAll(/&amp;(?!#?\w+;)/g, "&");
}

/** An additional title of the record as a row of the form. */
export function decodeAdditionalTitle(json: Json, locale: string): AdditionalTitleValue {
  const title = asObject(json);
  return {
    key: newRowKey(),
    title: asText(title["title"]),
    type: readId(title["type"]),
    lang: readChoice(title["lang"], locale),
  };
}

/** The row as the wire wants it. One that holds nothing but the type it began with was not filled, and is not sent. */
export function encodeAdditionalTitle({ title, type, lang }: AdditionalTitleValue): JsonObject {
  if (title.trim() === "" && type === DEFAULT_ADDITIONAL_TITLE_TYPE && lang === null) return {};
  return { title, type: writeId(type), lang: writeId(lang?.id ?? "") };
}

/** An additional description of the record as a row of the form. */
export function decodeAdditionalDescription(json: Json, locale: string): AdditionalDescriptionValue {
  const entry = asObject(json);
  return {
    key: newRowKey(),
    description: asText(entry["description"]),
    type: readId(entry["type"]),
    lang: readChoice(entry["lang"], locale),
  };
}

/** The row as the wire wants it. */
export function encodeAdditionalDescription({ description, type, lang }: AdditionalDescriptionValue): JsonObject {
  return { description, type: writeId(type), lang: writeId(lang?.id ?? "") };
}

/** A reference of the record as a row of the form; identifier and scheme have no widget and are kept. */
export function decodeReference(json: Json): ReferenceValue {
  const { reference, ...unedited } = asObject(json);
  return { key: newRowKey(), reference: asText(reference), unedited };
}

/** The row as the wire wants it. An identifier alone is not a reference any more when its text was emptied. */
export function encodeReference({ reference, unedited }: ReferenceValue): JsonObject {
  return { ...unedited, reference };
}

/** A subject of the record as a row of the form. */
export function decodeSubject(json: Json): SubjectValue {
  const subject = asObject(json);
  const id = asText(subject["id"]);
  const text = asText(subject["subject"]);
  return id === ""
    ? { key: newRowKey(), subject: text }
    : { key: newRowKey(), id, scheme: asText(subject["scheme"]), subject: text };
}

/** The row as the wire wants it: `{id}` for a term of a vocabulary, `{subject}` for a keyword. */
export function encodeSubject({ id, subject }: SubjectValue): JsonObject {
  return id === undefined ? { subject } : { id };
}
