import { createSearch, type DepositClient, type Failure, type VocabularyEntry } from "@deposit/core";
import { useEffect, useMemo, useState } from "react";

/** The tags that licences are filtered by (specification 2); `all` filters nothing. */
export const licenseTags = ["recommended", "all", "data", "software"] as const;

/** One of {@link licenseTags}. */
export type LicenseTag = (typeof licenseTags)[number];

/** Licences on one page of the results (behaviour 3.4). */
export const LICENSES_PER_PAGE = 12;

/** What is looked for; `page` counts from 1. */
export interface LicenseQuery {
  readonly text: string;
  readonly tag: LicenseTag;
  readonly page: number;
}

/** Where a search stands; `hits` of the search before stay on screen while the next is on its way. */
export type LicenseSearch =
  | { readonly kind: "loading"; readonly hits: readonly VocabularyEntry[]; readonly total: number }
  | { readonly kind: "failed"; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: "ready"; readonly hits: readonly VocabularyEntry[]; readonly total: number };

/** The answer that was given last, and to which question. */
type Answer = { readonly asked: string } & (
  | { readonly hits: readonly VocabularyEntry[]; readonly total: number }
  | { readonly failure: Failure }
);

/** Searches the licences of the repository; a newer query stops the older one. */
export function useLicenseSearch(client: DepositClient, { text, tag, page }: LicenseQuery): LicenseSearch {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([text, tag, page, attempt]);
  useEffect(() => {
    const search = createSearch(
      (query: Pick<LicenseQuery, "text" | "page">, signal) => {
        const tags = tag === "all" ? undefined : tag;
        return client.vocabularies.search("licenses", { ...query, tags, size: LICENSES_PER_PAGE, signal });
      },
      (outcome) => {
        if (outcome.kind === "failed") setAnswer({ asked, failure: outcome.failure });
        else setAnswer({ asked, hits: outcome.answer.hits, total: outcome.answer.total });
      },
    );
    search.ask({ text, page });
    return () => search.stop();
  }, [client, text, tag, page, asked]);

  return useMemo(() => {
    if (answer === null) return { kind: "loading", hits: [], total: 0 };
    if ("failure" in answer) {
      return answer.asked === asked
        ? { kind: "failed", failure: answer.failure, retry: () => setAttempt((count) => count + 1) }
        : { kind: "loading", hits: [], total: 0 };
    }
    const { hits, total } = answer;
    return { kind: answer.asked === asked ? "ready" : "loading", hits, total };
  }, [answer, asked]);
}
