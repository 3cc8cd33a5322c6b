import { type Community, createSearch, type DepositClient, type Failure } from "@deposit/core";
import { useEffect, useMemo, useState } from "react";

/** Communities on one page of the results (specification 9). */
export const COMMUNITIES_PER_PAGE = 5;

/** What is looked for; `page` counts from 1. */
export interface CommunityQuery {
  readonly scope: "all" | "mine";
  readonly text: string;
  readonly page: number;
}

/** Where a search stands; the hits of the search before stay on screen while the next is on its way. */
export type CommunitySearch =
  | { readonly kind: "loading"; readonly hits: readonly Community[]; readonly total: number }
  | { readonly kind: "failed"; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: "ready"; readonly hits: readonly Community[]; readonly total: number };

/** The answer that was given last, and to which question. */
type Answer = { readonly asked: string; readonly scope: CommunityQuery["scope"] } & (
  | { readonly hits: readonly Community[]; readonly total: number }
  | { readonly failure: Failure }
);

const nothing = { kind: "loading", hits: [], total: 0 } as const;

/** Searches communities, all or one's own; a newer query stops the older one. */
export function useCommunitySearch(client: DepositClient, { scope, text, page }: CommunityQuery): CommunitySearch {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([scope, text, page, attempt]);
  useEffect(() => {
    const search = createSearch(
      (query: Pick<CommunityQuery, "text" | "page">, signal) =>
        client.communities.search(scope, { ...query, size: COMMUNITIES_PER_PAGE, signal }),
      (outcome) => {
        if (outcome.kind === "failed") setAnswer({ asked, scope, failure: outcome.failure });
        else setAnswer({ asked, scope, hits: outcome.answer.hits, total: outcome.answer.total });
      },
    );
    search.ask({ text, page });
    return () => search.stop();
  }, [client, scope, text, page, asked]);

  return useMemo(() => {
    // Hits of the other tab would look like hits of this one.
    if (answer === null || answer.scope !== scope) return nothing;
    const isOfNow = answer.asked === asked;
    if ("failure" in answer) {
      const retry = (): void => setAttempt((count) => count + 1);
      return isOfNow ? { kind: "failed", failure: answer.failure, retry } : nothing;
    }
    const { hits, total } = answer;
    return { kind: isOfNow ? "ready" : "loading", hits, total };
  }, [answer, asked, scope]);
}
