import type { DepositClient, VocabularyEntry } from "@deposit/core";
import type { FoundPage } from "../../components/search/SearchResults.tsx";
import { type RemoteAnswer, useRemoteAnswer } from "../../components/search/useRemoteAnswer.ts";

/** The tags that filter licenses (docs/platform/product.md 2.3). `all` filters nothing. */
export const licenseTags = ["recommended", "all", "data", "software"] as const;

/** One of {@link licenseTags}. */
export type LicenseTag = (typeof licenseTags)[number];

/** Licenses on a page of the results (docs/platform/product.md 10.5). */
export const LICENSES_PER_PAGE = 12;

/** A search for licenses. `page` starts at 1. */
export interface LicenseQuery {
  readonly text: string;
  readonly tag: LicenseTag;
  readonly page: number;
}

/** Searches the licences of the repository. */
export function useLicenseSearch(
  client: DepositClient,
  { text, tag, page }: LicenseQuery,
): RemoteAnswer<FoundPage<VocabularyEntry>> {
  return useRemoteAnswer(JSON.stringify([text, tag, page]), (signal) => {
    const tags = tag === "all" ? undefined : tag;
    return client.vocabularies.search("licenses", { text, tags, page, size: LICENSES_PER_PAGE, signal });
  });
}
