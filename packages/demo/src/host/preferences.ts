import { directionOf, isLocale, type Locale, languageTag, translatedLocales } from "../i18n/translate.ts";

/** Light or dark: the visitor's choice or the system's setting. */
export type Theme = "light" | "dark";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is not available; the choice lasts until the page is left.
  }
}

/** Returns the chosen language, otherwise the browser's if the host has messages in it, otherwise English. */
export function preferredLocale(): Locale {
  const chosen = read("host-locale");
  if (isLocale(chosen)) return chosen;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    wanted.flatMap((tag) => translatedLocales.filter((locale) => languageTag(locale).startsWith(tag)))[0] ?? "en_US"
  );
}

/** Sets the document's language and direction. */
export function showLocale(locale: Locale): void {
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = directionOf(locale);
}

/** Stores the language and applies it to the document. */
export function keepLocale(locale: Locale): void {
  write("host-locale", locale);
  showLocale(locale);
}

/** Returns the chosen theme, otherwise the system's. */
export function preferredTheme(): Theme {
  const chosen = read("host-theme");
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Stores the theme and applies it to the document. */
export function keepTheme(theme: Theme): void {
  write("host-theme", theme);
  document.documentElement.dataset["theme"] = theme;
}
