import { isObject, type Json } from "../json.ts";
import type { Entry } from "./catalogue.ts";

/** Removes marks and case, so that `abo` finds `Åbo`. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss");

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const wordsOfEntry = new WeakMap<Entry, readonly string[]>();

/** Returns the searchable words of an entry. */
function entryWords(entry: Entry, keys: readonly string[]): readonly string[] {
  const known = wordsOfEntry.get(entry);
  if (known !== undefined) return known;
  const words = keys.flatMap((key) => texts(entry[key])).flatMap(wordsOf);
  wordsOfEntry.set(entry, words);
  return words;
}

const texts = (value: Json | undefined): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return isObject(value) ? Object.values(value).flatMap(texts) : [];
};

/**
 * Returns the entries that contain all words of a query; `word*` matches a prefix. Any word suffices if the query is
 * malformed.
 */
export function queryEntries(entries: readonly Entry[], query: string, keys: readonly string[]): Entry[] {
  // The platform searches a malformed query as plain words.
  if (!parses(query)) {
    const any = new Set(wordsOf(query));
    return ranked(entries, keys, (words) => words.filter((word) => any.has(word)).length || undefined);
  }
  const asked = query.split(/\s+/).filter((word) => word !== "" && word !== "AND" && word !== "OR");
  return ranked(entries, keys, (words) => (asked.every((word) => matches(words, word)) ? asked.length : undefined));
}

function matches(words: readonly string[], asked: string): boolean {
  // An escaped colon does not name a field.
  const value = asked.replace(/^[^:\\]*:/, "");
  const parts = wordsOf(value);
  const last = parts.length - 1;
  return parts.every((part, index) =>
    words.some((word) => (value.endsWith("*") && index === last ? word.startsWith(part) : word === part)),
  );
}

const parses = (query: string): boolean => {
  const count = (pattern: RegExp): number => query.match(pattern)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/\[/g) === count(/\]/g);
};

function ranked(
  entries: readonly Entry[],
  keys: readonly string[],
  score: (words: readonly string[]) => number | undefined,
): Entry[] {
  const found = entries.flatMap((entry) => {
    const words = entryWords(entry, keys);
    const rank = score(words);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return found.toSorted((a, b) => b.rank - a.rank).map(({ entry }) => entry);
}
