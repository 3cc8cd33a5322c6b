import { DepositError, type Failure, failureOf, isGone } from "../errors.ts";
import type { Feedback } from "../record/feedback.ts";
import type { FilesElsewhere } from "../record/files.ts";
import type { ActionStep, DepositAction, SaveOccasion } from "../state/state.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { explainForeignReview } from "./foreignReview.ts";
import { readBack } from "./readBack.ts";
import { reconcileFiles } from "./reconcileFiles.ts";
import { SaveRefused } from "./saveDraft.ts";

/** Stops an action because fields have errors. The action is then `rejected`, not failed. */
export class ActionRejected extends Error {
  override readonly name = "ActionRejected";
  constructor(readonly feedback: readonly Feedback[]) {
    super("The record has validation errors.");
  }
}

/** Shows the step that a running action waits for. */
export type Step = (step: ActionStep) => void;

/**
 * Explains a "not found" or a conflict of states. If another tab or a curator has published the draft meanwhile, shows the
 * published record, since nothing can be saved any more. If the draft still exists after its save, something else is
 * missing, such as the chosen community.
 */
async function explainMissing(context: ActionContext, failure: Failure, during: ActionStep): Promise<Failure> {
  const { store } = context;
  const isMissing = isGone(failure);
  if (!(isMissing || failure.kind === "state-conflict")) return failure;
  const { request, message } = failure;
  const refused: Failure = { kind: "refused", request, status: 404, message };
  // A draft that was never created cannot be gone: the address that creates drafts is missing.
  if (store.getState().record.id === undefined) return isMissing ? refused : failure;
  const found = await readBack(context);
  if (found.kind === "published") {
    store.dispatch({ kind: "record-published", record: found.record });
    await reconcileFiles(context, found.record);
    return { kind: "published", request, message };
  }
  const isAnother = isMissing && found.kind === "draft" && during !== "saving";
  return isAnother ? refused : failure;
}

/**
 * Runs one action and dispatches its course: started, then succeeded, rejected or failed (docs/platform/product.md 4.4).
 * A programming error, such as one in a host's own client, is logged and dispatched as failed too.
 *
 * `work` may return the files that changed elsewhere, which are shown with the success. `occasion` marks a save that
 * nobody clicked for, whose success is not shown.
 */
export async function runAction(
  context: ActionContext,
  action: DepositAction,
  first: ActionStep,
  work: (step: Step) => Promise<FilesElsewhere | undefined | void>,
  occasion?: SaveOccasion,
): Promise<Outcome> {
  const { store, signal, ports } = context;
  let during = first;
  const step: Step = (next) => {
    during = next;
    store.dispatch({ kind: "step-started", action, step: next, occasion });
  };
  try {
    // Starts the request before a page renders the step.
    const running = work(step);
    step(first);
    const files = (await running) ?? undefined;
    if (signal.aborted) return "superseded";
    store.dispatch({ kind: "action-succeeded", action, occasion, files });
    return "succeeded";
  } catch (error) {
    if (signal.aborted) return "superseded";
    if (error instanceof ActionRejected) {
      store.dispatch({ kind: "action-rejected", action, feedback: error.feedback });
      return "rejected";
    }
    const refused = error instanceof SaveRefused ? error : undefined;
    const cause: unknown = refused?.error ?? error;
    if (!(cause instanceof DepositError)) ports.log("@deposit/core: an action failed.", cause);
    // A programming error ends the action too, so that the depositor can go on.
    const failure = explainForeignReview(await explainMissing(context, failureOf(cause), during), during);
    if (signal.aborted) return "superseded";
    store.dispatch({
      kind: "action-failed",
      action,
      during: (refused && occasion) ?? during,
      failure,
      at: ports.clock.now(),
      feedback: refused?.feedback ?? null,
      values: refused?.values,
    });
    return "failed";
  }
}
