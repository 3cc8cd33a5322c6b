import { readCommunity } from "../record/community.ts";
import type { DepositClient, SearchQuery, SearchResult } from "./DepositClient.ts";
import { type JsonAnswer, readAnswer, type RequestJson } from "./http.ts";
import {
  readAffiliations,
  readAwards,
  readFunders,
  readHits,
  readNames,
  readSubjects,
  readVocabulary,
} from "./searchSchemas.ts";

/** How many suggestions a search asks for, when the query does not say. */
const SUGGESTION_SIZE = 20;

/** How many communities a page of the search holds (docs/platform/product.md 9.2). */
const COMMUNITY_PAGE_SIZE = 5;

/** Escapes a text for `q`, where a colon would name a field and a slash would begin a pattern. */
const literalQuery = (text: string): string => text.replaceAll(/[:/]/gu, String.raw`\$&`);

/** Matches the web address before an ORCID or ROR identifier. The platform finds the identifier without it. */
const identifierAddress = /^.*\b(?:orcid|ror)\.org\//i;

/** Whether a search returns pages of best matches. Other searches suggest while one types (docs/platform/search.md 2). */
const isPaged = (vocabulary: string, query: SearchQuery): boolean =>
  vocabulary === "licenses" || query.tags !== undefined || query.page !== undefined;

/**
 * Returns the words of more than one letter. For "Müller, M." the platform finds nobody, and it takes a colon for the end
 * of a scheme.
 */
const longWords = (text: string): string =>
  text
    .split(/[\s:]+/u)
    .filter((word) => /[\p{L}\p{N}]{2}/u.test(word))
    .join(" ");

const rank = (title: string, text: string): number => {
  if (title === text) return 0;
  if (title.startsWith(text)) return 1;
  return title.split(/[^\p{L}\p{N}]+/u).includes(text) ? 2 : 3;
};

/**
 * Moves exact and leading matches of the text to the front. The platform's order has "Finland-Swedish Sign Language"
 * before "Swedish" (docs/platform/search.md 3). `namesOf` returns an entry's names, of which the best match counts.
 *
 * @example bestFirst(funders, "erc", ({ name, acronym }) => [name, acronym])
 */
function bestFirst<Entry>(
  entries: readonly Entry[],
  text: string,
  namesOf: (entry: Entry) => readonly string[],
): readonly Entry[] {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/(\s\p{L})\.$/u, "$1");
  if (wanted === "") return entries;
  const ranked = entries.map((entry) => ({
    entry,
    rank: Math.min(...namesOf(entry).map((name) => rank(name.toLowerCase(), wanted))),
  }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

const nameAndAcronym = ({ name, acronym }: Readonly<Record<"name" | "acronym", string>>) => [name, acronym];

/** Creates the searches of vocabularies (docs/platform/search.md 2). */
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

  /** Asks for suggestions. Where the whole text finds none, asks again with its long words. */
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
    const text = query.text.replace(identifierAddress, "");
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

/** Creates the searches of communities, all or the depositor's own (docs/platform/search.md 10). */
export function createCommunities(
  requestJson: RequestJson,
  api: (path: string) => string,
): DepositClient["communities"] {
  return {
    search: async (scope, { text, page = 1, size = COMMUNITY_PAGE_SIZE, signal }) =>
      readAnswer(
        await requestJson({
          method: "GET",
          url: api(scope === "mine" ? "user/communities" : "communities"),
          query: { q: literalQuery(text), sort: "bestmatch", page, size },
          signal,
        }),
        (json) => readHits(json, readCommunity),
      ),
    read: async (slug, { signal } = {}) =>
      readAnswer(
        await requestJson({ method: "GET", url: api(`communities/${encodeURIComponent(slug)}`), signal }),
        readCommunity,
      ),
  };
}
