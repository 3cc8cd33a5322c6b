import { bestFirst } from "./bestFirst.ts";
import type { DepositClient, SearchQuery } from "./DepositClient.ts";
import { readAnswer } from "./readAnswer.ts";
import type { JsonAnswer, RequestJson } from "./requestJson.ts";
import { readAffiliations, readNames, readVocabulary } from "./searchSchemas.ts";

/** Entries a list of suggestions asks for, when the query does not say (wire 1.5). */
export const SUGGESTION_SIZE = 20;

/** Whether a search goes through pages of best matches; otherwise it suggests while one types (wire 1.5). */
const isPaged = (vocabulary: string, query: SearchQuery): boolean =>
  vocabulary === "licenses" || query.tags !== undefined || query.page !== undefined;

/**
 * Vocabulary searches (specification 7, wire 1.5): `suggest` for what is typed ahead, `q` with tags, pages and
 * `sort=bestmatch` for licences and whatever is searched by tag or page.
 */
export function createVocabularies(
  requestJson: RequestJson,
  api: (path: string) => string,
  locale: string,
): DepositClient["vocabularies"] {
  const get = (path: string, query: SearchQuery, paged: boolean): Promise<JsonAnswer> => {
    const { text, tags, page = 1, size = SUGGESTION_SIZE, signal } = query;
    const parameters = paged ? { q: text, tags, sort: "bestmatch", page, size } : { suggest: text, size };
    return requestJson({ method: "GET", url: api(path), query: parameters, signal });
  };
  return {
    search: async (vocabulary, query) => {
      const paged = isPaged(vocabulary, query);
      const answer = await get(`vocabularies/${encodeURIComponent(vocabulary)}`, query, paged);
      const result = readAnswer(answer, (json) => readVocabulary(json, locale));
      return paged ? result : { ...result, hits: bestFirst(result.hits, query.text) };
    },
    names: async (query) => readAnswer(await get("names", query, false), readNames),
    affiliations: async (query) =>
      readAnswer(await get("affiliations", query, false), (json) => readAffiliations(json, locale)),
  };
}
