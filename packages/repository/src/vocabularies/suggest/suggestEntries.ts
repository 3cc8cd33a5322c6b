import { isObject, type Json } from "../../json.ts";
import type { Entry } from "../catalogue.ts";
import {
  accents,
  type Analyzer,
  beginnings,
  foldedKeyword,
  indexField,
  keyword,
  type Scores,
  shingles,
  standard,
} from "./fieldIndex.ts";
import { boolPrefix, crossFields, mostFields, type SearchedField, sumOf } from "./searchFields.ts";

/** A searched field: its path in an entry, its weight, and the analyzers of texts and queries. */
type Field = readonly [path: string, boost: number, texts: Analyzer, words?: Analyzer];

interface Plan {
  readonly fields: readonly Field[];
  readonly score: (fields: readonly SearchedField[], query: string) => Scores;
}

const twoWords = shingles(2);
const threeWords = shingles(3);
const asYouType = (path: string, boost: number): Field[] => [
  [path, boost, standard],
  [path, 1, twoWords],
  [path, 1, threeWords],
];

const organisation: Plan = {
  fields: [
    ["acronym", 50, foldedKeyword],
    ["acronym", 10, beginnings, accents],
    ["name", 10, beginnings, accents],
    ["aliases", 5, standard],
    ["title.en", 2, beginnings, accents],
    ["identifiers.identifier", 1, keyword],
    ["country_name", 1, standard],
  ],
  score: (fields, query) => sumOf([crossFields(fields, query, 3), mostFields(fields, query, true)]),
};

/** The search options of specific vocabularies; all others use the generic ones. */
const PLANS: Readonly<Record<string, Plan>> = {
  affiliations: organisation,
  funders: {
    ...organisation,
    fields: organisation.fields.map((field) => (field[0] === "aliases" ? ["aliases", 5, beginnings, accents] : field)),
  },
  names: {
    fields: [
      ["name", 5, beginnings, accents],
      ["affiliations.acronym", 3, foldedKeyword],
      ["affiliations.acronym", 1, beginnings, accents],
      ["affiliations.name", 1, beginnings, accents],
      ["identifiers.identifier", 1, foldedKeyword],
    ],
    score: organisation.score,
  },
  subjects: {
    fields: [
      ["subject", 100, standard],
      ["scheme", 20, keyword],
      ["title.en", 20, standard],
      ["synonyms", 20, standard],
    ],
    score: (fields, query) =>
      sumOf([
        crossFields(fields, query, 3),
        boolPrefix(fields, query, { factor: 2, mustAll: true, isFuzzy: true }),
        mostFields(fields, query, true),
      ]),
  },
  awards: {
    fields: [
      ["acronym", 100, keyword],
      ["number", 10, keyword],
      ["identifiers.identifier", 10, keyword],
    ],
    score: (fields, query) => boolPrefix(fields, query),
  },
};

const generic: Plan = {
  fields: [...asYouType("id", 100), ...asYouType("title.en", 5)],
  score: (fields, query) => boolPrefix(fields, query),
};

/** Field indexes, by list of entries. */
const indexes = new WeakMap<readonly Entry[], readonly SearchedField[]>();

/**
 * Returns the entries for a suggestion in the platform's order: by BM25, then in load order (docs/platform/search.md
 * 3). `together` are all entries of the shared index; only `entries` are searched.
 */
export function suggestEntries(
  name: string,
  together: readonly Entry[],
  entries: readonly Entry[],
  query: string,
): Entry[] {
  const plan = PLANS[name] ?? generic;
  const fields =
    indexes.get(together) ??
    plan.fields.map(([path, boost, texts, words = texts]) => ({
      index: indexField(
        together.map((entry) => textsAt(entry, path.split("."))),
        texts,
      ),
      analyze: words,
      boost,
    }));
  indexes.set(together, fields);
  const scores = plan.score(fields, query);
  const numbers = new Map(together.map((entry, number) => [entry, number]));
  const found = entries.flatMap((entry) => {
    const number = numbers.get(entry) ?? -1;
    const score = scores.get(number);
    return score === undefined ? [] : [{ entry, number, score }];
  });
  return found.toSorted((a, b) => b.score - a.score || a.number - b.number).map(({ entry }) => entry);
}

/** Returns the texts at a path, through lists. */
function textsAt(value: Json | undefined, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === "string" ? [value] : [];
  return isObject(value) ? textsAt(value[key], rest) : [];
}
