import type { VocabularyChoice } from "@deposit/core";

/**
 * What `lang` says of a text in a language of the vocabulary, whose ids have three letters where BCP 47 has two;
 * `undefined` for none, and for an id that is no language to a browser.
 *
 * @example languageTagOf({ id: "fra", title: "French" }) // "fr"
 */
export function languageTagOf(language: VocabularyChoice | null): string | undefined {
  if (language === null) return undefined;
  try {
    return Intl.getCanonicalLocales(language.id)[0];
  } catch {
    return undefined;
  }
}
