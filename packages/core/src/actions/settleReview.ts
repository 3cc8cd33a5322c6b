import { failureOf, isGone } from "../errors.ts";
import { editorState, isKnownStatus } from "../state/can.ts";
import type { ActionContext } from "./ActionContext.ts";
import { rejectOtherCommunity } from "./rejectOtherCommunity.ts";
import type { Step } from "./runAction.ts";

/**
 * After a save: makes the draft's review on the server what was chosen here. Deletes it, creates it or puts another
 * in its place as due (docs/platform/product.md 4.4), then reads the draft again, for its links change with its review
 * (docs/platform/reviews.md 3).
 */
export async function settleReview(context: ActionContext, step: Step): Promise<void> {
  const { store, client, signal } = context;
  const state = store.getState();
  // Nothing is due of a status that is not known; the status banner says so.
  if (!isKnownStatus(state.record)) return;
  if (state.record.status === "in_review" && state.selectedCommunity !== undefined) {
    // Submitted in another tab meanwhile: what was chosen here cannot be any more, and must not be shown as if it were.
    step("settling-review");
    store.dispatch({ kind: "community-settled", community: state.selectedCommunity });
    rejectOtherCommunity(context, state.selectedCommunity);
  }
  const { shouldDeleteReview, shouldUpdateReview, selectedCommunity, communityStateMustBeChecked } = editorState(state);
  if (!communityStateMustBeChecked) return;
  step("settling-review");
  const { links } = state.record;
  if (shouldDeleteReview) {
    try {
      await client.reviews.remove(links, { signal });
    } catch (error) {
      // It is gone already, which is what was wanted.
      if (!isGone(failureOf(error))) throw error;
    }
  }
  if (shouldUpdateReview && selectedCommunity !== null) {
    await client.reviews.update(links, selectedCommunity.id, { signal });
  }
  const { record } = await client.drafts.read(links, { signal });
  store.dispatch({ kind: "record-read", record });
  store.dispatch({ kind: "community-settled", community: state.selectedCommunity });
}
