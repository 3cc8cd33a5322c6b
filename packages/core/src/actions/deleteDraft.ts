import { failureOf, isGone } from "../errors.ts";
import type { ActionContext } from "./ActionContext.ts";
import { isAmbiguous, readBack } from "./readBack.ts";

/**
 * Whether the draft is not there any more, whatever the call that should delete it was answered, since somebody else was
 * quicker or the answer was lost. One that has become a published record meanwhile was not deleted.
 */
async function wasDeleted(context: ActionContext, error: unknown): Promise<boolean> {
  const failure = failureOf(error);
  const isMissing = isGone(failure);
  if (!isMissing && !isAmbiguous(error) && failure.kind !== "refused") return false;
  const found = await readBack(context);
  // Submitted in another tab meanwhile, say: the page then shows why, and the way out.
  if (found.kind === "draft") context.store.dispatch({ kind: "record-read", record: found.record });
  if (found.kind === "published") return context.store.getState().record.is_published;
  return found.kind === "gone" || (isMissing && found.kind === "unknown");
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
