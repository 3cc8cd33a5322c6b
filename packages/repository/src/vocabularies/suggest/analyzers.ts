import { fold } from "../search.ts";

/** How a text becomes terms: one list for each position, of all the terms that stand there. */
export type Analyzer = (text: string) => ReadonlyArray<readonly string[]>;

/** Words as the search engine of the platform cuts them: a dot stays between digits, and between letters. */
const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}_]+(?:(?:(?<=\p{L})['’.](?=\p{L})|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{M}\p{N}_]+)*/gu) ?? [];

export const standard: Analyzer = (text) => wordsOf(text.toLowerCase()).map((word) => [word]);

/** The whole text, as it is. */
export const keyword: Analyzer = (text) => [[text]];

/** The whole text without signs, marks and case. */
export const foldedKeyword: Analyzer = (text) => [[fold(text.replace(/[\p{P}\p{S}]/gu, ""))]];

/** Words without the signs in them, with and without their marks. */
export const accents: Analyzer = (text) =>
  wordsOf(text.replace(/[\p{P}\p{S}]/gu, "").toLowerCase()).map((word) => [...new Set([fold(word), word])]);

/** All beginnings of those words, from two letters to twenty. */
export const beginnings: Analyzer = (text) =>
  accents(text)
    .map((forms) => forms.flatMap(prefixes))
    .filter((terms) => terms.length > 0);

function prefixes(word: string): string[] {
  const found: string[] = [];
  let beginning = "";
  let count = 0;
  for (const letter of word) {
    beginning += letter;
    count += 1;
    if (count >= 2) found.push(beginning);
    if (count === 20) break;
  }
  return found;
}

/** Two or three words that follow each other. */
export const shingles =
  (size: number): Analyzer =>
  (text) => {
    const words = standard(text).map(([word = ""]) => word);
    return words.slice(size - 1).map((_, index) => [words.slice(index, index + size).join(" ")]);
  };
