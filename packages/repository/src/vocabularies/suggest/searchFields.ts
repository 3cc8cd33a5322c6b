import type { Analyzer, FieldIndex, Scores } from "./fieldIndex.ts";

/** A field as a query reads it. */
export interface SearchedField {
  readonly index: FieldIndex;
  /** How words of a query become terms: not always as those of the texts did. */
  readonly analyze: Analyzer;
  readonly boost: number;
}

/** AUTO, as the engine understands it: no edit in two letters, one in five, two in more. */
const editsIn = (term: string): number => ([...term].length < 3 ? 0 : [...term].length < 6 ? 1 : 2);

/** Terms of one position: one of them is enough; with `isFuzzy` those a few edits away count too, for less. */
function scoreWord(field: SearchedField, terms: readonly string[], boost: number, isFuzzy: boolean): Scores {
  if (!isFuzzy) return sumOf(terms.map((term) => field.index.score(term, boost)));
  const similar = terms.flatMap((term) => field.index.similar(term, editsIn(term)));
  const frequency = Math.max(0, ...similar.map(({ term }) => field.index.frequency(term)));
  return sumOf(similar.map(({ term, worth }) => field.index.score(term, boost * worth, frequency)));
}

/** Whole words, the last one as a beginning; each field adds what it finds (multi_match, `bool_prefix`). */
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

/** Each field with all the words adds its score (multi_match, `most_fields`). */
export function mostFields(fields: readonly SearchedField[], query: string, isFuzzy: boolean): Scores {
  return sumOf(
    fields.map((field) =>
      sumWhereAll(field.analyze(query).map((terms) => scoreWord(field, terms, field.boost, isFuzzy))),
    ),
  );
}

/** Fields that cut words alike are as one: every word is in some of them; boosts do not count (multi_match, `cross_fields`). */
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

/** What either has, added. */
export function sumOf(all: readonly Scores[]): Scores {
  const sum: Scores = new Map();
  for (const scores of all) for (const [document, score] of scores) sum.set(document, (sum.get(document) ?? 0) + score);
  return sum;
}

/** What either has, the best of it. */
function bestOf(all: readonly Scores[]): Scores {
  const best: Scores = new Map();
  for (const scores of all)
    for (const [document, score] of scores) best.set(document, Math.max(best.get(document) ?? 0, score));
  return best;
}

/** What all have, added. */
function sumWhereAll(all: readonly Scores[]): Scores {
  const [first = new Map<number, number>()] = all;
  const kept = sumOf(all);
  for (const document of kept.keys()) if (!all.every((scores) => scores.has(document))) kept.delete(document);
  return first.size === 0 ? new Map() : kept;
}

const constant = (documents: readonly number[], score: number): Scores =>
  new Map(documents.map((document) => [document, score]));
