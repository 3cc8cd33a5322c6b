import { directionOf, isLocale, type Locale, languageTag, spoken } from "./words.ts";

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

/** The language chosen before, else the browser's where the host page speaks it, else English. */
export function preferredLocale(): Locale {
  const chosen = read("host-locale");
  if (isLocale(chosen)) return chosen;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => spoken.filter((locale) => languageTag(locale).startsWith(tag)))[0] ?? "en_US";
}

/** Tells the document its language and in which direction it is written. */
export function showLocale(locale: Locale): void {
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = directionOf(locale);
}

/** Remembers the language and tells it to the document. */
export function keepLocale(locale: Locale): void {
  write("host-locale", locale);
  showLocale(locale);
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
