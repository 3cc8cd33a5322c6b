import { fold } from "../search.ts";

/** Scores by document number. */
export type Scores = Map<number, number>;

/** An inverted index of one field. */
export interface FieldIndex {
  /**
   * Returns the BM25 scores (k1 1.2, b 0.75) of a term, times `boost`. `frequency` replaces the term's document
   * frequency.
   */
  score(term: string, boost: number, frequency?: number): Scores;
  /** Returns the number of documents with the term. */
  frequency(term: string): number;
  /** Returns the documents with a term of this prefix. */
  withPrefix(prefix: string): readonly number[];
  /** Returns the terms within some edits (a transposition is one) and the weight of such a match. */
  similar(term: string, edits: number): ReadonlyArray<{ readonly term: string; readonly worth: number }>;
}

const [K1, B] = [1.2, 0.75];

/** How many similar terms are used, the nearest first. */
const EXPANSIONS = 50;

/** Indexes one field of all documents. */
export function indexField(texts: ReadonlyArray<readonly string[]>, analyze: Analyzer): FieldIndex {
  const postings = new Map<string, Map<number, number>>();
  const lengths = new Map<number, number>();
  let total = 0;
  // Many entries repeat the same texts, such as affiliations and countries.
  const known = new Map<string, ReturnType<Analyzer>>();
  const termsOf = (text: string): ReturnType<Analyzer> => {
    const terms = known.get(text) ?? analyze(text);
    known.set(text, terms);
    return terms;
  };
  for (const [document, values] of texts.entries()) {
    const positions = values.flatMap(termsOf);
    if (positions.length === 0) continue;
    lengths.set(document, positions.length);
    for (const terms of positions) {
      total += terms.length;
      for (const term of terms) {
        const found = postings.get(term) ?? new Map<number, number>();
        postings.set(term, found.set(document, (found.get(document) ?? 0) + 1));
      }
    }
  }
  const average = total / Math.max(1, lengths.size);
  const terms = [...postings.keys()];

  return {
    frequency: (term) => postings.get(term)?.size ?? 0,
    score(term, boost, frequency) {
      const found = postings.get(term) ?? new Map<number, number>();
      const count = frequency ?? found.size;
      const rarity = Math.log(1 + (lengths.size - count + 0.5) / (count + 0.5));
      const scores: Scores = new Map();
      for (const [document, times] of found) {
        const length = lengths.get(document) ?? 1;
        const saturation = times / (times + K1 * (1 - B + (B * length) / average));
        scores.set(document, boost * (K1 + 1) * rarity * saturation);
      }
      return scores;
    },
    withPrefix: (prefix) => [
      ...new Set(
        terms
          .filter((term) => term.startsWith(prefix))
          .flatMap((term) => [...(postings.get(term) ?? new Map()).keys()]),
      ),
    ],
    similar: (asked, edits) =>
      terms
        .flatMap((term) => {
          const distance = edits === 0 ? Number(term !== asked) : distanceOf(asked, term, edits);
          if (distance > edits) return [];
          const worth = distance === 0 ? 1 : 1 - distance / Math.min([...asked].length, [...term].length);
          return worth > 0 ? [{ term, worth }] : [];
        })
        .toSorted((a, b) => b.worth - a.worth || (a.term < b.term ? -1 : 1))
        .slice(0, EXPANSIONS),
  };
}

/** Returns the edit distance of two words, or `most + 1` if it is larger than `most`. */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > 2 * most) return most + 1;
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}

/** Splits a text into positions, with all terms at each position. */
export type Analyzer = (text: string) => ReadonlyArray<readonly string[]>;

/** Splits words as the search engine does: a dot between digits or between letters does not split. */
const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}_]+(?:(?:(?<=\p{L})['’.](?=\p{L})|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{M}\p{N}_]+)*/gu) ?? [];

export const standard: Analyzer = (text) => wordsOf(text.toLowerCase()).map((word) => [word]);

/** The whole text as one term. */
export const keyword: Analyzer = (text) => [[text]];

/** The whole text as one term, without punctuation, marks and case. */
export const foldedKeyword: Analyzer = (text) => [[fold(text.replace(/[\p{P}\p{S}]/gu, ""))]];

/** Words without punctuation, with and without marks. */
export const accents: Analyzer = (text) =>
  wordsOf(text.replace(/[\p{P}\p{S}]/gu, "").toLowerCase()).map((word) => [...new Set([fold(word), word])]);

/** All prefixes of words, from 2 to 20 characters. */
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

/** Sequences of two or three words. */
export const shingles =
  (size: number): Analyzer =>
  (text) => {
    const words = standard(text).map(([word = ""]) => word);
    return words.slice(size - 1).map((_, index) => [words.slice(index, index + size).join(" ")]);
  };
