import { localeLoaders } from "./localeLoaders.ts";

/** The locale whose catalogue is always there and fills the gaps of every other. */
export const SOURCE_LOCALE = "en_US";

/** The locales that have a catalogue, as the platform writes them: `en_US`, `de_DE`, … */
export function knownLocales(): readonly string[] {
  return [SOURCE_LOCALE, ...Object.keys(localeLoaders)];
}

/**
 * The catalogue that fits a name: `de_DE`, `de-DE` and the bare `de` of the page configuration all find `de_DE`.
 * `undefined` where there is none.
 */
export function findLocale(name: string): string | undefined {
  const wanted = name.replaceAll("-", "_").toLowerCase();
  const known = knownLocales();
  return (
    known.find((locale) => locale.toLowerCase() === wanted) ??
    (wanted.includes("_") ? undefined : known.find((locale) => locale.toLowerCase().startsWith(`${wanted}_`)))
  );
}

/** A locale as `Intl` and `lang` want it: `sr_RS_Latin` becomes `sr-Latn-RS`, `de_DE` becomes `de-DE`. */
export function languageTag(locale: string): string {
  const [language = "en", region, script] = locale.split("_");
  const scripts: Readonly<Record<string, string>> = { Latin: "Latn", Cyrillic: "Cyrl" };
  return [language, script === undefined ? undefined : (scripts[script] ?? script), region].filter(Boolean).join("-");
}

const rightToLeft: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur"]);

/** The writing direction of a locale. */
export function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.has(locale.split(/[-_]/)[0] ?? "") ? "rtl" : "ltr";
}
