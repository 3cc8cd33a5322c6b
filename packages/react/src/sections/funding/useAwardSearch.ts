import type { AwardSearchResult, DepositClient, FunderFacet } from "@deposit/core";
import { useState } from "react";
import { type RemoteAnswer, useRemoteAnswer } from "../../components/search/useRemoteAnswer.ts";

/** Awards on a page of the results (docs/platform/product.md 10.6). */
export const AWARDS_PER_PAGE = 5;

/** A search for awards. `funder` is "" for all, `page` starts at 1. */
export interface AwardQuery {
  readonly text: string;
  readonly funder: string;
  readonly page: number;
}

/** A page of awards, and the funders that can narrow the search. */
export interface AwardSearch {
  readonly results: RemoteAnswer<AwardSearchResult>;
  readonly funders: readonly FunderFacet[];
}

const noFunders: readonly FunderFacet[] = [];

/**
 * Searches the awards of the repository. With a funder selected the platform counts only that one, so the choices of
 * the previous search are kept.
 */
export function useAwardSearch(client: DepositClient, { text, funder, page }: AwardQuery): AwardSearch {
  const results = useRemoteAnswer(JSON.stringify([text, funder, page]), (signal) =>
    client.vocabularies.awards({
      text,
      funder: funder === "" ? undefined : funder,
      page,
      size: AWARDS_PER_PAGE,
      signal,
    }),
  );
  const [funders, setFunders] = useState(noFunders);
  if (results.kind === "ready" && funder === "" && results.answer.funders !== funders) {
    setFunders(results.answer.funders);
  }
  return { results, funders };
}
