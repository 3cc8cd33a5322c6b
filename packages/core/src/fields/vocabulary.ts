import type { CoreMessageId } from "../messages.ts";
import type { VocabularyChoice } from "../record/row.ts";
import { type Json, type JsonObject, asList, asObject, asText, isJsonObject } from "../shared/json.ts";
import { type Codec, type PlacedField, type Placement, issueAt, noIssues } from "./Field.ts";
import { readLocalized } from "./localizedText.ts";

/** Returns the id of a vocabulary value, which comes as `{id, …}` or as the plain id. */
export function readId(value: Json | undefined): string {
  return isJsonObject(value) ? asText(value["id"]) : asText(value);
}

/** Returns `{id}`. */
export function writeId(id: string): JsonObject {
  return { id };
}

/** Returns the chosen entry with the title to show: the one that the server localised, else the one by language. */
function readChoice(value: Json | undefined, locale: string): VocabularyChoice | null {
  const id = readId(value);
  if (id === "") return null;
  const entry = asObject(value);
  return { id, title: asText(entry["title_l10n"]) || readLocalized(entry["title"], locale) };
}

/** The id of a vocabulary entry as part of a row; "" where none is chosen. */
export const vocabularyPart: Codec<string> & { readonly kind: "vocabulary" } = {
  kind: "vocabulary",
  decode: readId,
  encode: writeId,
};

/** A vocabulary entry with its title as part of a row; `null` where none is chosen. */
export const choicePart: Codec<VocabularyChoice | null> & { readonly kind: "choice" } = {
  kind: "choice",
  decode: (json, { default_locale }) => readChoice(json, default_locale),
  encode: (choice) => writeId(choice?.id ?? ""),
};

/** A field that holds the id of one vocabulary entry. `missing` is the issue of a choice that is required. */
export function vocabularyField<const At extends Placement>(
  at: At,
  { missing }: { readonly missing?: CoreMessageId } = {},
): PlacedField<At, "vocabulary", string> {
  return {
    ...at,
    ...vocabularyPart,
    merge: "whole",
    isExact: true,
    canShow: (json) => isJsonObject(json) || asText(json) !== "",
    validate: (id, path) => issueAt(path, id === "" ? (missing ?? null) : null),
  };
}

/** A field that holds several vocabulary entries. */
export function choicesField<const At extends Placement>(
  at: At,
): PlacedField<At, "choices", readonly VocabularyChoice[]> {
  return {
    ...at,
    kind: "choices",
    merge: "whole",
    isExact: true,
    decode: (json, { default_locale }) =>
      asList(json)
        .map((entry) => readChoice(entry, default_locale))
        .filter((choice) => choice !== null),
    encode: (chosen) => chosen.map(({ id }) => writeId(id)),
    canShow: Array.isArray,
    validate: () => noIssues,
  };
}
