import { bestFirst } from "./bestFirst.ts";
import type { DepositClient, SearchQuery, SearchResult } from "./DepositClient.ts";
import { literalQuery } from "./literalQuery.ts";
import { readAnswer } from "./readAnswer.ts";
import type { JsonAnswer, RequestJson } from "./requestJson.ts";
import { readAffiliations, readAwards, readFunders, readNames, readSubjects, readVocabulary } from "./searchSchemas.ts";

/** Entries a list of suggestions asks for, when the query does not say (wire 1.5). */
const SUGGESTION_SIZE = 20;

/** Whether a search goes through pages of best matches; otherwise it suggests while one types (wire 1.5). */
const isPaged = (vocabulary: string, query: SearchQuery): boolean =>
  vocabulary === "licenses" || query.tags !== undefined || query.page !== undefined;

/** Where the number of a person or an organization is at home: the platform knows it without. */
const addressOfNumber = /^.*\b(?:orcid|ror)\.org\//i;

/** The words of more than one letter: for "Müller, M." the platform finds nobody, and takes a colon for the end of a scheme. */
const longWords = (text: string): string =>
  text
    .split(/[\s:]+/u)
    .filter((word) => /[\p{L}\p{N}]{2}/u.test(word))
    .join(" ");

const nameAndAcronym = ({ name, acronym }: Readonly<Record<"name" | "acronym", string>>) => [name, acronym];

/**
 * Vocabulary searches (specification 7, wire 1.5): `suggest` for what is typed ahead, `q` with tags, pages and
 * `sort=bestmatch` for licences and whatever is searched by tag or page.
 */
export function createVocabularies(
  requestJson: RequestJson,
  api: (path: string) => string,
  locale: string,
): DepositClient["vocabularies"] {
  const get = (path: string, { signal }: SearchQuery, query: Readonly<Record<string, string | number | undefined>>) =>
    requestJson({ method: "GET", url: api(path), query, signal });

  const getPage = (
    path: string,
    query: SearchQuery,
    filter: Readonly<Record<string, string | undefined>> = {},
  ): Promise<JsonAnswer> => {
    const { text, tags, page = 1, size = SUGGESTION_SIZE } = query;
    return get(path, query, { q: literalQuery(text), tags, sort: "bestmatch", page, size, ...filter });
  };

  /** The suggestions, those that match best first; where there are none for all of the text, those for its long words. */
  const suggest = async <Entry>(
    path: string,
    query: SearchQuery,
    read: (json: unknown, locale: string) => SearchResult<Entry> | null,
    namesOf: (entry: Entry) => readonly string[],
    prefix = "",
  ): Promise<SearchResult<Entry>> => {
    const ask = async (words: string) =>
      readAnswer(await get(path, query, { suggest: prefix + words, size: query.size ?? SUGGESTION_SIZE }), (json) =>
        read(json, locale),
      );
    const text = query.text.replace(addressOfNumber, "");
    const words = longWords(text);
    const found = await ask(text);
    const result = found.hits.length > 0 || words === "" || words === text.trim() ? found : await ask(words);
    return { ...result, hits: bestFirst(result.hits, text, namesOf) };
  };

  return {
    search: async (vocabulary, query) => {
      const path = `vocabularies/${encodeURIComponent(vocabulary)}`;
      return isPaged(vocabulary, query)
        ? readAnswer(await getPage(path, query), (json) => readVocabulary(json, locale))
        : await suggest(path, query, readVocabulary, ({ title }) => [title]);
    },
    names: (query) => suggest("names", query, readNames, ({ name }) => [name]),
    affiliations: (query) => suggest("affiliations", query, readAffiliations, nameAndAcronym),
    subjects: ({ scheme, ...query }) =>
      suggest("subjects", query, readSubjects, ({ subject }) => [subject], scheme === undefined ? "" : `${scheme}:`),
    funders: (query) => suggest("funders", query, readFunders, nameAndAcronym),
    awards: async ({ funder, ...query }) =>
      readAnswer(await getPage("awards", query, { funders: funder }), (json) => readAwards(json, locale)),
  };
}
