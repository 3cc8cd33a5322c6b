import type { Comparison, Resolutions } from "@deposit/core/internal";
import type { LatestDraft } from "@deposit/core";
import { type ComparisonModule, loadComparison } from "@deposit/core/internal";
import type { DepositSession } from "../session/createDepositSession.ts";

const none: Resolutions = new Map();

/** A comparison, and what the depositor chose of it. */
interface Decided {
  readonly comparison: Comparison;
  readonly resolutions: Resolutions;
}

/** Merges what was read into the form, and takes it as last seen. Nothing is saved by it. */
function accept(
  { compareValues, applyResolutions }: ComparisonModule,
  session: DepositSession,
  latest: LatestDraft,
  { comparison, resolutions }: Decided,
): void {
  const { deposit, values, unsaved } = session;
  const { base } = comparison.versions;
  // What the server holds, under the keys that the rows have in this page.
  unsaved.settle(applyResolutions(compareValues(base, base, latest.values), none));
  values.replace(applyResolutions(comparison, resolutions));
  deposit.rebase(latest);
}

/** What became of a draft that was changed elsewhere. */
export type ConflictOutcome = "merged" | "review" | "waiting" | "unreadable";

/** Options of {@link reviewConflict}. */
export interface ReviewOptions {
  /** Choices of a review of the draft before it moved again. */
  readonly earlier?: Decided | undefined;
  /** Whether a review opens where one is needed; otherwise the form only offers it. @default true */
  readonly opens?: boolean | undefined;
}

/**
 * Merges what was changed elsewhere with what is typed here. What only one side changed is merged without asking; where
 * both changed the same, the review opens. Saves afterwards what is then unsaved, on the revision that was shown. A draft
 * that moves once more is reviewed again, with the choices that still hold.
 */
export async function reviewConflict(
  session: DepositSession,
  { earlier, opens = true }: ReviewOptions = {},
): Promise<ConflictOutcome> {
  const { deposit, values, unsaved, review } = session;
  const [latest, comparing] = await Promise.all([deposit.readLatest(), loadComparison()]);
  const { compareValues, keepResolutions } = comparing;
  if (latest === null) return "unreadable";
  const comparison = compareValues(unsaved.settled(), values.read(), latest.values);
  const theirs = comparison.merged.filter(({ by }) => by === "theirs");

  async function apply(resolutions: Resolutions): Promise<void> {
    if (latest === null) return;
    review.setState({ review: null, isWaiting: false, merged: theirs });
    // Between the question and the answer something may have been typed.
    const now = compareValues(comparison.versions.base, values.read(), latest.values);
    accept(comparing, session, latest, { comparison: now, resolutions });
    if (!unsaved.exist()) return;
    await deposit.save(values.read);
    const { phase } = deposit.getState();
    if (phase.kind === "failed" && phase.failure.kind === "conflict")
      await reviewConflict(session, { earlier: { comparison, resolutions } });
  }

  const decided = earlier === undefined ? none : keepResolutions(earlier.resolutions, earlier.comparison, comparison);
  if (comparison.conflicts.every(({ id }) => decided.has(id))) {
    await apply(decided);
    return "merged";
  }
  if (!opens) {
    review.setState({ isWaiting: true });
    return "waiting";
  }
  const writtenAt = Date.parse(latest.record.updated ?? "");
  review.setState({
    isWaiting: false,
    review: {
      source: "server",
      comparison,
      decided,
      writtenAt: Number.isNaN(writtenAt) ? null : writtenAt,
      apply: (resolutions) => void apply(resolutions),
    },
  });
  return "review";
}
