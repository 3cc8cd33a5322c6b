import { type Locale, languageTag, locales } from "./words.ts";

/** Light or dark, as the visitor chose or else as the system has it. */
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
    // Storage is closed to this page: the choice holds until it is left.
  }
}

function isLocale(text: string | null): text is Locale {
  return text !== null && text in locales;
}

/** The language chosen before, else the browser's where we have it, else English. */
export function preferredLocale(): Locale {
  const chosen = read("host-locale");
  if (isLocale(chosen)) return chosen;
  const known = Object.keys(locales).filter(isLocale);
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => known.filter((locale) => languageTag(locale).startsWith(tag)))[0] ?? "en_US";
}

/** Remembers the language and tells it to the document. */
export function keepLocale(locale: Locale): void {
  write("host-locale", locale);
  document.documentElement.lang = languageTag(locale);
}

/** The colours chosen before, else the system's. */
export function preferredTheme(): Theme {
  const chosen = read("host-theme");
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Remembers the colours and tells them to the document. */
export function keepTheme(theme: Theme): void {
  write("host-theme", theme);
  document.documentElement.dataset["theme"] = theme;
}
