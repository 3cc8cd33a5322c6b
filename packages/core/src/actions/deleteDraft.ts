import { DepositError } from "../errors.ts";
import type { ActionContext } from "./ActionContext.ts";
import { isAmbiguous, readBack } from "./readBack.ts";

/** Whether the draft is not there any more, whatever the call that should delete it was answered. */
async function isGone(context: ActionContext, error: DepositError): Promise<boolean> {
  // Somebody else was quicker; what was asked for is so.
  if (error.failure.kind === "not-found" || error.failure.kind === "gone") return true;
  if (!isAmbiguous(error)) return false;
  const found = await readBack(context);
  return found.kind === "gone" || found.kind === "published";
}

/** Deletes the draft; an answer that was lost is read back before anything is said. */
export async function deleteDraft(context: ActionContext): Promise<void> {
  const { store, client, signal } = context;
  try {
    await client.drafts.discard(store.getState().record.links, { signal });
  } catch (error) {
    if (!(error instanceof DepositError) || !(await isGone(context, error))) throw error;
  }
}
