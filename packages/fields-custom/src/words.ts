/** A word in several languages, by language code; `en` is always there. */
export interface Words {
  readonly en: string;
  readonly [language: string]: string;
}

/** The word in a language (`de-DE` finds `de`), in English where there is none. */
export function inLanguage(words: Words, language: string): string {
  const base = language.split("-")[0] ?? language;
  return words[language] ?? words[base] ?? words.en;
}
