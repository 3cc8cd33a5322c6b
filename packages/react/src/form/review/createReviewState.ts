import type { Comparison, MergedDifference, Resolutions } from "@deposit/core/internal";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Where the other version comes from: the server, or what this computer kept. */
export type ReviewSource = "server" | "journal";

/** A review that is open: two versions of the draft, and what to do with the depositor's choices. */
export interface OpenReview {
  readonly source: ReviewSource;
  readonly comparison: Comparison;
  /** Choices of an earlier review of the same draft that still hold. */
  readonly decided: Resolutions;
  /** When the other version was written; milliseconds since 1970, `null` where that is not known. */
  readonly writtenAt: number | null;
  readonly apply: (resolutions: Resolutions) => void;
}

/** What a form reviews at the moment. */
export interface ReviewState {
  readonly review: OpenReview | null;
  /** Whether both versions changed the same and the depositor has not begun to review them. */
  readonly isWaiting: boolean;
  /** What was merged without asking, until the depositor dismisses it. */
  readonly merged: readonly MergedDifference[];
}

/** Carries a review from whatever found two versions to the part that shows them. */
export type ReviewStore = StoreApi<ReviewState>;

/** Creates the store of one form, in which nothing is reviewed. */
export function createReviewState(): ReviewStore {
  return createStore<ReviewState>(() => ({ review: null, isWaiting: false, merged: [] }));
}
