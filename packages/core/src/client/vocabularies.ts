import { bestFirst } from "./bestFirst.ts";
import type { DepositClient, SearchQuery, SearchResult } from "./DepositClient.ts";
import { readAnswer } from "./readAnswer.ts";
import type { JsonAnswer, RequestJson } from "./requestJson.ts";
import { readAffiliations, readAwards, readFunders, readNames, readSubjects, readVocabulary } from "./searchSchemas.ts";

/** Entries a list of suggestions asks for, when the query does not say (wire 1.5). */
const SUGGESTION_SIZE = 20;

/** Whether a search goes through pages of best matches; otherwise it suggests while one types (wire 1.5). */
const isPaged = (vocabulary: string, query: SearchQuery): boolean =>
  vocabulary === "licenses" || query.tags !== undefined || query.page !== undefined;

/** The suggestions, those that match best first. */
const ranked = <Entry>(
  result: SearchResult<Entry>,
  { text }: SearchQuery,
  namesOf: (entry: Entry) => readonly string[],
): SearchResult<Entry> => ({ ...result, hits: bestFirst(result.hits, text, namesOf) });

/**
 * Vocabulary searches (specification 7, wire 1.5): `suggest` for what is typed ahead, `q` with tags, pages and
 * `sort=bestmatch` for licences and whatever is searched by tag or page.
 */
export function createVocabularies(
  requestJson: RequestJson,
  api: (path: string) => string,
  locale: string,
): DepositClient["vocabularies"] {
  const get = (
    path: string,
    query: SearchQuery,
    paged: boolean,
    filter: Readonly<Record<string, string | undefined>> = {},
  ): Promise<JsonAnswer> => {
    const { text, tags, page = 1, size = SUGGESTION_SIZE, signal } = query;
    const parameters = paged ? { q: text, tags, sort: "bestmatch", page, size } : { suggest: text, size };
    return requestJson({ method: "GET", url: api(path), query: { ...parameters, ...filter }, signal });
  };
  return {
    search: async (vocabulary, query) => {
      const paged = isPaged(vocabulary, query);
      const answer = await get(`vocabularies/${encodeURIComponent(vocabulary)}`, query, paged);
      const result = readAnswer(answer, (json) => readVocabulary(json, locale));
      return paged ? result : ranked(result, query, ({ title }) => [title]);
    },
    names: async (query) => readAnswer(await get("names", query, false), readNames),
    affiliations: async (query) => {
      const answer = await get("affiliations", query, false);
      const result = readAnswer(answer, (json) => readAffiliations(json, locale));
      return ranked(result, query, ({ name, acronym }) => [name, acronym]);
    },
    subjects: async ({ scheme, ...query }) => {
      const text = scheme === undefined ? query.text : `${scheme}:${query.text}`;
      const result = readAnswer(await get("subjects", { ...query, text }, false), readSubjects);
      return ranked(result, query, ({ subject }) => [subject]);
    },
    funders: async (query) => {
      const result = readAnswer(await get("funders", query, false), (json) => readFunders(json, locale));
      return ranked(result, query, ({ name, acronym }) => [name, acronym]);
    },
    awards: async ({ funder, ...query }) =>
      readAnswer(await get("awards", query, true, { funders: funder }), (json) => readAwards(json, locale)),
  };
}
