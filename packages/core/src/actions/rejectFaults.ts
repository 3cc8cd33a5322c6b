import { DOI_NEEDED_FOR_REVIEW, DOI_NEEDED_TO_PUBLISH } from "../messages.ts";
import type { Feedback } from "../record/feedback.ts";
import { type DoiOccasion, missingDoi } from "../rules/doi.ts";
import { isBlocking } from "../rules/feedback.ts";
import type { ActionContext } from "./ActionContext.ts";
import { ActionRejected } from "./runAction.ts";

const sentences: Readonly<Record<DoiOccasion, string>> = {
  publish: DOI_NEEDED_TO_PUBLISH,
  review: DOI_NEEDED_FOR_REVIEW,
};

/** "DOI is needed" at the DOI (docs/platform/product.md 5.7), for the values that were just saved. */
function doiFeedback({ store }: ActionContext, occasion: DoiOccasion): readonly Feedback[] {
  const { record, config, snapshot } = store.getState();
  const { doi } = snapshot.sent?.values ?? snapshot.saved;
  const message = missingDoi({ record, config }, { pids: record.pids, doi }, occasion);
  if (message === null) return [];
  return [{ path: ["pids", "doi"], message: sentences[occasion], severity: "error", own: message }];
}

/**
 * Stops publishing or submitting a draft that was just saved and has faults: what the server found, and what it
 * cannot find, since it knows no "one is needed".
 * @throws ActionRejected with all the feedback there is.
 */
export function rejectFaults(context: ActionContext, occasion: DoiOccasion): void {
  const feedback = [...context.store.getState().feedback, ...doiFeedback(context, occasion)];
  if (isBlocking(feedback)) throw new ActionRejected(feedback);
}
