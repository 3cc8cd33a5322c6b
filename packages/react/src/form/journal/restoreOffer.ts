import { type JournalOffer, loadComparison } from "@deposit/core/internal";
import type { DepositSession } from "../session/createDepositSession.ts";

/** How to restore: `restore` asks only where both versions changed the same; `compare` shows the differences first. */
export type RestoreManner = "restore" | "compare";

/**
 * Merges what this computer kept into the form. Nothing is saved by it. Where the draft or this page changed the same since,
 * or the depositor wants to compare, the review opens. `onRestored` is called once the changes are in the form.
 */
export async function restoreOffer(
  session: DepositSession,
  { entry, values: kept }: JournalOffer,
  manner: RestoreManner,
  onRestored: () => void,
): Promise<void> {
  const { values, review } = session;
  const { compareValues, applyResolutions } = await loadComparison();
  const comparison = compareValues(entry.base, kept, values.read());
  const apply = (resolutions: Parameters<typeof applyResolutions>[1]): void => {
    review.setState({ review: null });
    values.replace(applyResolutions(compareValues(entry.base, kept, values.read()), resolutions));
    onRestored();
  };
  if (manner === "restore" && comparison.conflicts.length === 0) return apply(new Map());
  review.setState({
    review: { source: "journal", comparison, decided: new Map(), writtenAt: entry.changedAt, apply },
  });
}
