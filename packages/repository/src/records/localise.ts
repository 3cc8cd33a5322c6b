import { isObject, type Json, type JsonObject } from "../json.ts";

/** Replaces each translated `title` and `description` by one text under `title_l10n` and `description_l10n`. */
export function localise(value: Json, locale: string): Json {
  if (Array.isArray(value)) return value.map((item) => localise(item, locale));
  if (!isObject(value)) return value;
  const told: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    if ((key === "title" || key === "description") && isObject(item)) told[`${key}_l10n`] = translation(item, locale);
    else told[key] = key === "props" ? item : localise(item, locale);
  }
  return told;
}

/** The text in the wanted language, else in English, else in any. */
export const translation = (texts: JsonObject, locale: string): Json =>
  texts[locale] ?? texts[locale.slice(0, 2)] ?? texts["en"] ?? Object.values(texts)[0] ?? "";
