import { type DepositClient, type Failure, failureOf, type VocabularyEntry } from "@deposit/core";
import { useEffect, useReducer, useState } from "react";

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

const nothing: LicenseSearch = { kind: "loading", hits: [], total: 0 };

/** Searches the licences of the repository; a newer query stops the older one. */
export function useLicenseSearch(client: DepositClient, { text, tag, page }: LicenseQuery): LicenseSearch {
  const [search, setSearch] = useState<LicenseSearch>(nothing);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const abort = new AbortController();
    setSearch((before) => (before.kind === "ready" ? { ...before, kind: "loading" } : nothing));
    const { signal } = abort;
    client.vocabularies
      .search("licenses", { text, tags: tag === "all" ? undefined : tag, page, size: LICENSES_PER_PAGE, signal })
      .then(
        ({ hits, total }) => {
          if (!signal.aborted) setSearch({ kind: "ready", hits, total });
        },
        (error: unknown) => {
          if (!signal.aborted) setSearch({ kind: "failed", failure: failureOf(error), retry });
        },
      );
    return () => abort.abort();
  }, [client, text, tag, page, attempt]);
  return search;
}
