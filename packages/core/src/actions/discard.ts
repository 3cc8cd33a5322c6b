import { DepositError, failureOf, isGone } from "../errors.ts";
import type { UnfinishedRemoval } from "../upload/Uploader.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { isOutcomeUnknown, readBack } from "./readBack.ts";
import { runAction } from "./runAction.ts";

/**
 * Whether the draft is gone although the call to delete it failed: somebody else was quicker, or the answer was lost. A
 * draft that was published meanwhile was not deleted.
 */
async function wasDeleted(context: ActionContext, error: unknown): Promise<boolean> {
  const failure = failureOf(error);
  const isMissing = isGone(failure);
  if (!isMissing && !isOutcomeUnknown(error) && failure.kind !== "refused") return false;
  const found = await readBack(context);
  // Another tab may have submitted the draft: the page then shows its status, and what can be done.
  if (found.kind === "draft") context.store.dispatch({ kind: "record-read", record: found.record });
  if (found.kind === "published") return context.store.getState().record.is_published;
  return found.kind === "gone" || (isMissing && found.kind === "unknown");
}

/** Deletes the draft. Reads it back if the outcome is unknown. */
async function deleteDraft(context: ActionContext): Promise<void> {
  const { store, client, signal } = context;
  try {
    await client.drafts.discard(store.getState().record.links, { signal });
  } catch (error) {
    if (!(await wasDeleted(context, error))) throw error;
  }
}

/**
 * Deletes the draft and opens the dashboard of uploads (docs/platform/product.md 2.1). First deletes each unfinished file by
 * its own link, because the store would keep the parts of a file that is deleted with its draft
 * (docs/platform/multipart.md 6). Where the draft stays, uploads those files again.
 */
export async function discard(
  context: ActionContext,
  removeUnfinished: () => Promise<UnfinishedRemoval>,
): Promise<Outcome> {
  const { store, ports } = context;
  let restoreFiles = (): void => undefined;
  const outcome = await runAction(context, "discard", "discarding", async () => {
    const unfinished = await removeUnfinished();
    restoreFiles = unfinished.putBack;
    for (const failure of unfinished.failures)
      // A file without a usable link is deleted with its draft.
      if (failure.kind === "request" && failure.failure.kind !== "foreign-address")
        throw new DepositError(failure.failure);
    await deleteDraft(context);
  });
  if (outcome === "failed" && store.getState().record.is_draft) restoreFiles();
  if (outcome === "succeeded") {
    ports.navigate({ kind: "dashboard", href: store.getState().config.dashboard_routes.uploads });
  }
  return outcome;
}
