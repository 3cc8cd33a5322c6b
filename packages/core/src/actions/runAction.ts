import { DepositError, failureOf } from "../errors.ts";
import type { ActionStep, DepositAction, SaveOccasion } from "../state/state.ts";
import type { FilesElsewhere } from "../record/files.ts";
import type { Feedback } from "../record/feedback.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { explainMissing } from "./explainMissing.ts";
import { explainForeignReview } from "./foreignReview.ts";
import { SaveRefused } from "./saveDraft.ts";

/** Stops an action at the faults of its fields; not a failure. */
export class ActionRejected extends Error {
  override readonly name = "ActionRejected";
  constructor(readonly feedback: readonly Feedback[]) {
    super("The record has validation errors.");
  }
}

/** Tells the store that an action waits for the next call. */
export type Step = (step: ActionStep) => void;

/**
 * Runs one action from its first step to its end, and tells the store of each: started, then succeeded, rejected
 * or failed (docs/platform/product.md 4.4). A fault of the program, as of a host's own client, is told as failed, too,
 * and logged. What `work` answers of files is told with its success. `occasion` is that of a save that nobody asked for
 * by its button: its success is not told.
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
    // The request is made up first, and leaves before a page draws what it is told of it.
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
    // Also of a fault of the program: nothing may stay running for ever, and who was told can go on.
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
