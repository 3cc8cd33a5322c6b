import { type Json, asText, isJsonObject } from "../shared/json.ts";

/** The language whose text is shown: the wanted one, its base language, English, else the first that has a text. */
function shownLanguage(value: Json | undefined, locale: string): string | null {
  if (!isJsonObject(value)) return null;
  const base = locale.split(/[-_]/)[0] ?? locale;
  const wanted = [locale, base, "en"].find((language) => asText(value[language]) !== "");
  return wanted ?? Object.keys(value).find((language) => asText(value[language]) !== "") ?? null;
}

/**
 * Returns the text of a localised value in a language, with fallback. A plain text is returned as it is
 * (docs/platform/page.md 4).
 */
export function readLocalized(value: Json | undefined, locale: string): string {
  if (!isJsonObject(value)) return asText(value);
  const language = shownLanguage(value, locale);
  return language === null ? "" : asText(value[language]);
}

/**
 * NUL and halves of characters. The platform answers 500 to them in a localised text (docs/platform/records.md 2.7).
 */
const noCharacter = /[\0\p{Surrogate}]/gu;

/**
 * Returns the localised value that holds `text` in the language it was read in, and every other language unchanged.
 * New text is written in `locale`. Unchanged text returns the original itself.
 */
export function writeLocalized(text: string, original: Json | undefined, locale: string): Json {
  if (isJsonObject(original) && readLocalized(original, locale) === text) return original;
  const others = isJsonObject(original) ? original : {};
  return { ...others, [shownLanguage(original, locale) ?? locale]: text.replaceAll(noCharacter, "\ufffd") };
}
