/** A word in several languages, by language code or locale (`de`, `pt_BR`, `pt-BR`); `en` is always there. */
export interface Words {
  readonly en: string;
  readonly [language: string]: string;
}

/**
 * The word in a language: that of its locale, else of the language alone, else of another country that speaks it, else in
 * English. A word that is blank is none: a field would be without a name.
 */
export function inLanguage(words: Words, language: string): string {
  const said = new Map<string, string>();
  // One that is left out may be there and undefined.
  for (const [locale, word = ""] of Object.entries<string | undefined>(words))
    if (word.trim() !== "") said.set(tagOf(locale), word);
  const tag = tagOf(language);
  const [base = tag] = tag.split("-");
  const kindred = [...said.keys()].find((other) => other.startsWith(`${base}-`)) ?? "en";
  return said.get(tag) ?? said.get(base) ?? said.get(kindred) ?? words.en;
}

const tagOf = (locale: string): string => locale.replaceAll("_", "-").toLowerCase();
