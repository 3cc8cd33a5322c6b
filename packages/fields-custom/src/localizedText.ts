/** A text in several languages, by language code or locale (`de`, `pt_BR`, `pt-BR`). English (`en`) is required. */
export interface LocalizedText {
  readonly en: string;
  readonly [language: string]: string;
}

/**
 * Returns the text for a locale. The exact locale comes first, then its language, another country of that language, and
 * English. Blank texts are skipped.
 */
export function inLanguage(localized: LocalizedText, language: string): string {
  const texts = new Map<string, string>();
  // An optional property may be present and undefined.
  for (const [locale, text = ""] of Object.entries<string | undefined>(localized))
    if (text.trim() !== "") texts.set(tagOf(locale), text);
  const tag = tagOf(language);
  const [base = tag] = tag.split("-");
  const sameLanguage = [...texts.keys()].find((other) => other.startsWith(`${base}-`)) ?? "en";
  return texts.get(tag) ?? texts.get(base) ?? texts.get(sameLanguage) ?? localized.en;
}

const tagOf = (locale: string): string => locale.replaceAll("_", "-").toLowerCase();
