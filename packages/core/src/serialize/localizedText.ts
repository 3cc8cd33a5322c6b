import { type Json, asText, isJsonObject } from "../shared/json.ts";

/** The language whose text is shown: the wanted one, its base language, English, else the first there is. */
function shownLanguage(value: Json | undefined, locale: string): string | null {
  if (!isJsonObject(value)) return null;
  const base = locale.split(/[-_]/)[0] ?? locale;
  const wanted = [locale, base, "en"].find((language) => asText(value[language]) !== "");
  return wanted ?? Object.keys(value).find((language) => asText(value[language]) !== "") ?? null;
}

/** The text of a localised value in a language, with fallback; plain text is taken as it is (wire 2.6). */
export function readLocalized(value: Json | undefined, locale: string): string {
  if (!isJsonObject(value)) return asText(value);
  const language = shownLanguage(value, locale);
  return language === null ? "" : asText(value[language]);
}

/**
 * The localised value that holds `text` in the language it was read in; every other language is kept.
 * New text goes to `locale`; text that did not change gives the original back as it came. Half a character or none (NUL),
 * which is no text, becomes the replacement character: the platform fails over it here (500), and writes this elsewhere (wire 2.1).
 */
export function writeLocalized(text: string, original: Json | undefined, locale: string): Json {
  if (isJsonObject(original) && readLocalized(original, locale) === text) return original;
  const others = isJsonObject(original) ? original : {};
  return { ...others, [shownLanguage(original, locale) ?? locale]: text.replaceAll(/[\0\p{Surrogate}]/gu, "\ufffd") };
}
