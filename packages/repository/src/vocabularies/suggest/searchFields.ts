import type { Analyzer, FieldIndex, Scores } from "./fieldIndex.ts";

/** A field as a query uses it. */
export interface SearchedField {
  readonly index: FieldIndex;
  /** Splits the query. It can differ from the analyzer of the texts. */
  readonly analyze: Analyzer;
  readonly boost: number;
}

/** The engine's fuzziness AUTO: no edit below 3 characters, one below 6, two otherwise. */
const editsIn = (term: string): number => ([...term].length < 3 ? 0 : [...term].length < 6 ? 1 : 2);

/** Scores one position, where any of its terms suffices. With `isFuzzy`, similar terms count with a lower weight. */
function scoreWord(field: SearchedField, terms: readonly string[], boost: number, isFuzzy: boolean): Scores {
  if (!isFuzzy) return sumOf(terms.map((term) => field.index.score(term, boost)));
  const similar = terms.flatMap((term) => field.index.similar(term, editsIn(term)));
  const frequency = Math.max(0, ...similar.map(({ term }) => field.index.frequency(term)));
  return sumOf(similar.map(({ term, worth }) => field.index.score(term, boost * worth, frequency)));
}

/** Scores whole words and the last word as a prefix, summed over fields (multi_match, `bool_prefix`). */
export function boolPrefix(fields: readonly SearchedField[], query: string, rules: Rules = {}): Scores {
  const { factor = 1, mustAll = false, isFuzzy = false } = rules;
  return sumOf(
    fields.map((field) => {
      const words = field.analyze(query);
      const boost = field.boost * factor;
      const found = words.map((terms, position) =>
        position === words.length - 1
          ? constant(field.index.withPrefix(terms[0] ?? ""), boost)
          : scoreWord(field, terms, boost, isFuzzy),
      );
      return mustAll ? sumWhereAll(found) : sumOf(found);
    }),
  );
}

/** Sums the scores of fields that contain all words (multi_match, `most_fields`). */
export function mostFields(fields: readonly SearchedField[], query: string, isFuzzy: boolean): Scores {
  return sumOf(
    fields.map((field) =>
      sumWhereAll(field.analyze(query).map((terms) => scoreWord(field, terms, field.boost, isFuzzy))),
    ),
  );
}

/**
 * Scores fields with the same analyzer as one field, without boosts; each word must be in one of them (multi_match,
 * `cross_fields`).
 */
export function crossFields(fields: readonly SearchedField[], query: string, factor: number): Scores {
  const groups = new Map<Analyzer, SearchedField[]>();
  for (const field of fields) groups.set(field.analyze, [...(groups.get(field.analyze) ?? []), field]);
  return bestOf(
    [...groups].map(([analyze, group]) =>
      sumWhereAll(
        analyze(query).map((terms) => {
          const frequency = Math.max(...group.flatMap(({ index }) => terms.map((term) => index.frequency(term))));
          return bestOf(group.flatMap(({ index }) => terms.map((term) => index.score(term, factor, frequency))));
        }),
      ),
    ),
  );
}

interface Rules {
  readonly factor?: number;
  readonly mustAll?: boolean;
  readonly isFuzzy?: boolean;
}

/** Sums the scores of each document. */
export function sumOf(all: readonly Scores[]): Scores {
  const sum: Scores = new Map();
  for (const scores of all) for (const [document, score] of scores) sum.set(document, (sum.get(document) ?? 0) + score);
  return sum;
}

/** Keeps the best score of each document. */
function bestOf(all: readonly Scores[]): Scores {
  const best: Scores = new Map();
  for (const scores of all)
    for (const [document, score] of scores) best.set(document, Math.max(best.get(document) ?? 0, score));
  return best;
}

/** Sums the scores of documents that are in all lists. */
function sumWhereAll(all: readonly Scores[]): Scores {
  const [first = new Map<number, number>()] = all;
  const kept = sumOf(all);
  for (const document of kept.keys()) if (!all.every((scores) => scores.has(document))) kept.delete(document);
  return first.size === 0 ? new Map() : kept;
}

const constant = (documents: readonly number[], score: number): Scores =>
  new Map(documents.map((document) => [document, score]));
