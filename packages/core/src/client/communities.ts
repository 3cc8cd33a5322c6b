import { readCommunity } from "../record/community.ts";
import type { DepositClient } from "./DepositClient.ts";
import { literalQuery } from "./literalQuery.ts";
import { readAnswer } from "./readAnswer.ts";
import type { RequestJson } from "./requestJson.ts";
import { readHits } from "./searchSchemas.ts";

/** Communities on one page of the search (specification 9). */
const COMMUNITY_PAGE_SIZE = 5;

/** Searching communities, all or one's own (specification 7); the order is `sort` on the wire (wire 1.4). */
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
