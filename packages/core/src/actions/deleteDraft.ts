import { failureOf, isGone } from "../errors.ts";
import type { ActionContext } from "./ActionContext.ts";
import { isAmbiguous, readBack } from "./readBack.ts";

/** Whether the draft is not there any more, whatever the call that should delete it was answered. */
async function wasDeleted(context: ActionContext, error: unknown): Promise<boolean> {
  // Somebody else was quicker; what was asked for is so.
  if (isGone(failureOf(error))) return true;
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
    if (!(await wasDeleted(context, error))) throw error;
  }
}
