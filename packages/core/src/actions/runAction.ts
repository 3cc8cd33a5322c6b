import { DepositError, type Failure } from "../errors.ts";
import type { ActionStep, DepositAction } from "../machine/state.ts";
import type { Feedback } from "../record/feedback.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { explainMissing } from "./explainMissing.ts";
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
 * or failed (specification 4). Faults of the program itself are told as failed and thrown on. `failedDuring` names the occasion of a
 * save that nobody asked for by its button.
 */
export async function runAction(
  context: ActionContext,
  action: DepositAction,
  first: ActionStep,
  work: (step: Step) => Promise<void>,
  failedDuring?: "upload-save",
): Promise<Outcome> {
  const { store, signal } = context;
  let during = first;
  const step: Step = (next) => {
    during = next;
    store.dispatch({ kind: "step-started", action, step: next });
  };
  try {
    // The request is made up first, and leaves before a page draws what it is told of it.
    const running = work(step);
    step(first);
    await running;
    if (signal.aborted) return "superseded";
    store.dispatch({ kind: "action-succeeded", action });
    return "succeeded";
  } catch (error) {
    if (signal.aborted) return "superseded";
    if (error instanceof ActionRejected) {
      store.dispatch({ kind: "action-rejected", action, feedback: error.feedback });
      return "rejected";
    }
    const refused = error instanceof SaveRefused ? error : undefined;
    const cause: unknown = refused?.error ?? error;
    const isOfCall = cause instanceof DepositError;
    const failure = isOfCall ? await explainMissing(context, cause.failure, during) : ownFault(cause);
    if (signal.aborted) return "superseded";
    // A fault of the program is told as well: nothing may stay running for ever, and who was told can go on.
    store.dispatch({
      kind: "action-failed",
      action,
      during: (refused && failedDuring) ?? during,
      failure,
      at: context.ports.clock.now(),
      feedback: refused?.feedback ?? null,
      values: refused?.values,
    });
    if (isOfCall) return "failed";
    throw error;
  }
}

/** A fault of the program, not of a call. */
function ownFault(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: "unexpected-answer", request: { method: "", url: "" }, status: 0, message };
}
