import type { Community, DepositClient } from "@deposit/core";
import type { FoundPage } from "../search/SearchResults.tsx";
import { type RemoteAnswer, useRemoteAnswer } from "../search/useRemoteAnswer.ts";

/** Communities on one page of the results (docs/platform/product.md 9.2). */
export const COMMUNITIES_PER_PAGE = 5;

/** What is looked for; `page` counts from 1. */
export interface CommunityQuery {
  readonly scope: "all" | "mine";
  readonly text: string;
  readonly page: number;
}

const nothing = { kind: "loading", answer: null } as const;

/** Searches communities, all or one's own. */
export function useCommunitySearch(
  client: DepositClient,
  { scope, text, page }: CommunityQuery,
): RemoteAnswer<FoundPage<Community>> {
  const found = useRemoteAnswer(JSON.stringify([scope, text, page]), async (signal) => {
    const { hits, total } = await client.communities.search(scope, { text, page, size: COMMUNITIES_PER_PAGE, signal });
    return { hits, total, scope };
  });
  // Hits of the other tab would look like hits of this one.
  return found.kind === "loading" && found.answer?.scope !== scope ? nothing : found;
}
