import { localeNames } from "./localeNames.ts";

/** The locale whose catalogue is always there and fills the gaps of every other. */
export const SOURCE_LOCALE = "en_US";

/** The locale in which every sentence of the form is disguised, to find those that are not in the catalogue yet. */
export const PSEUDO_LOCALE = "en_XA";

/**
 * The locales that have a catalogue, as the platform writes them: `en_US`, `de_DE`, … (docs/platform/product.md 9.5).
 * Those two are translated; the catalogues of the others are empty so far, and their forms speak English.
 */
export function knownLocales(): readonly string[] {
  return [SOURCE_LOCALE, ...localeNames];
}

/**
 * The catalogue that fits a name: `de_DE`, `de-DE` and the bare `de` of the page configuration all find `de_DE`;
 * `pt`, `sr`, `zh-Hant` and the like find the one that is meant where nothing more is said. A country without one of its own
 * has the first of its language in the same script: `de_AT` finds `de_DE`, `zh-HK` finds `zh_TW`. `undefined` where there is
 * none in the language.
 */
export function findLocale(name: string): string | undefined {
  const wanted = name.replaceAll("-", "_").toLowerCase();
  const named = [...knownLocales(), PSEUDO_LOCALE].find((locale) => locale.toLowerCase() === wanted);
  const meant = likely(name);
  if (named !== undefined || meant === undefined) return named;
  const spoken = knownLocales().filter((locale) => isSpokenAs(meant, likely(locale)));
  return spoken.find((locale) => likely(locale)?.region === meant.region) ?? spoken[0];
}

/** A locale as `Intl` and `lang` want it: `sr_RS_Latin` becomes `sr-Latn-RS`, `de_DE` becomes `de-DE`. */
export function languageTag(locale: string): string {
  const scripts: Readonly<Record<string, string>> = { latin: "Latn", cyrillic: "Cyrl" };
  const [language = "en", ...rest] = locale.split(/[-_]/).map((part) => scripts[part.toLowerCase()] ?? part);
  const script = rest.find((part) => part.length === 4);
  return [language, script, ...rest.filter((part) => part !== script)].filter(Boolean).join("-");
}

/** The locale with the script and the country that are meant when it does not name them: `zh` is `zh-Hans-CN`. */
function likely(locale: string): Intl.Locale | undefined {
  try {
    // Norwegian without a word about which is Bokmål.
    return new Intl.Locale(languageTag(locale).replace(/^no\b/i, "nb")).maximize();
  } catch {
    return undefined;
  }
}

const isSpokenAs = (one: Intl.Locale, other: Intl.Locale | undefined): boolean =>
  one.language === other?.language && one.script === other.script;

const rightToLeft: ReadonlySet<string> = new Set(["ar", "fa", "he", "iw", "ur"]);

/** The writing direction of a locale. */
export function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.has(locale.split(/[-_]/)[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
}
