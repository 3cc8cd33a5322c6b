import { localeNames } from "./localeNames.ts";

/** The locale whose catalogue is always loaded. It is the fallback of every other. */
export const SOURCE_LOCALE = "en_US";

/** The locale that disguises every message, to find text that is not in the catalogue. */
export const PSEUDO_LOCALE = "en_XA";

/**
 * Returns the locales with a catalogue, in the platform's format: `en_US`, `de_DE`, … (docs/platform/product.md 9.5).
 * These two are translated. The other catalogues are empty so far, so their forms are in English.
 */
export function knownLocales(): readonly string[] {
  return [SOURCE_LOCALE, ...localeNames];
}

/**
 * Finds the catalogue for a name, or returns `undefined` if there is none in its language.
 * - `de_DE`, `de-DE` and `de` find `de_DE`.
 * - `pt`, `sr` and `zh-Hant` find the most likely locale.
 * - A country without a catalogue finds one of the same language and script: `de_AT` finds `de_DE`, `zh-HK` finds
 *   `zh_TW`.
 */
export function findLocale(name: string): string | undefined {
  const wanted = name.replaceAll("-", "_").toLowerCase();
  const named = [...knownLocales(), PSEUDO_LOCALE].find((locale) => locale.toLowerCase() === wanted);
  const meant = likely(name);
  if (named !== undefined || meant === undefined) return named;
  const spoken = knownLocales().filter((locale) => isSpokenAs(meant, likely(locale)));
  return spoken.find((locale) => likely(locale)?.region === meant.region) ?? spoken[0];
}

/** Converts a locale for `Intl` and `lang`: `sr_RS_Latin` becomes `sr-Latn-RS`, `de_DE` becomes `de-DE`. */
export function languageTag(locale: string): string {
  const scripts: Readonly<Record<string, string>> = { latin: "Latn", cyrillic: "Cyrl" };
  const [language = "en", ...rest] = locale.split(/[-_]/).map((part) => scripts[part.toLowerCase()] ?? part);
  const script = rest.find((part) => part.length === 4);
  return [language, script, ...rest.filter((part) => part !== script)].filter(Boolean).join("-");
}

/** Adds the likely script and country: `zh` becomes `zh-Hans-CN`. */
function likely(locale: string): Intl.Locale | undefined {
  try {
    // "no" alone means Bokmål.
    return new Intl.Locale(languageTag(locale).replace(/^no\b/i, "nb")).maximize();
  } catch {
    return undefined;
  }
}

const isSpokenAs = (one: Intl.Locale, other: Intl.Locale | undefined): boolean =>
  one.language === other?.language && one.script === other.script;

const rightToLeft: ReadonlySet<string> = new Set(["ar", "fa", "he", "iw", "ur"]);

/** Returns the writing direction of a locale. */
export function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.has(locale.split(/[-_]/)[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
}
