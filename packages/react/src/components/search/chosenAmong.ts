import type { FoundPage } from "./SearchResults.tsx";
import type { RemoteAnswer } from "./useRemoteAnswer.ts";

/**
 * The one that was picked, while it is among the results that are shown: nothing is added that nobody sees. It is chosen again
 * with its page.
 */
export function chosenAmong<Hit extends { readonly id: string }>(
  results: RemoteAnswer<FoundPage<Hit>>,
  picked: Hit | null,
): Hit | null {
  if (picked === null || results.kind === "failed") return null;
  return results.answer?.hits.some(({ id }) => id === picked.id) === true ? picked : null;
}
