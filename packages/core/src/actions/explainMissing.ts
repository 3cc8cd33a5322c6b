import { type Failure, isGone } from "../errors.ts";
import type { ActionStep } from "../state/state.ts";
import type { ActionContext } from "./ActionContext.ts";
import { readBack } from "./readBack.ts";
import { takeInPublished } from "./saveDraft.ts";

/**
 * What it means that something is not there, or not as this page has it. Where the draft was published meanwhile, in
 * another tab or by a curator, the record is taken in, since nothing can be saved any more. Where the draft is there
 * still, what misses after its save is something else, such as the community that was chosen.
 */
export async function explainMissing(context: ActionContext, failure: Failure, during: ActionStep): Promise<Failure> {
  const { store } = context;
  const isMissing = isGone(failure);
  if (!(isMissing || failure.kind === "state-conflict")) return failure;
  const { request, message } = failure;
  const refused: Failure = { kind: "refused", request, status: 404, message };
  // What was not made yet cannot be gone: here it is the place to make it at that misses.
  if (store.getState().record.id === undefined) return isMissing ? refused : failure;
  const found = await readBack(context);
  if (found.kind === "published") {
    store.dispatch({ kind: "record-published", record: found.record });
    await takeInPublished(context, found.record);
    return { kind: "published", request, message };
  }
  const isAnother = isMissing && found.kind === "draft" && during !== "saving";
  return isAnother ? refused : failure;
}
