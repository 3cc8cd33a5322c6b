import { DepositError } from "../errors.ts";
import type { UnfinishedRemoval } from "../upload/Uploader.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { deleteDraft } from "./deleteDraft.ts";
import { runAction } from "./runAction.ts";

/**
 * Deletes the draft and takes the depositor to the dashboard of uploads (docs/platform/product.md 2.1). Before it go
 * the files that are not finished, each by its own link: deleted with their draft, their parts would stay in a store
 * (docs/platform/multipart.md 6). Where the draft stays they are sent once more.
 */
export async function discard(
  context: ActionContext,
  removeUnfinished: () => Promise<UnfinishedRemoval>,
): Promise<Outcome> {
  const { store, ports } = context;
  let putBack = (): void => undefined;
  const outcome = await runAction(context, "discard", "discarding", async () => {
    const unfinished = await removeUnfinished();
    ({ putBack } = unfinished);
    for (const failure of unfinished.failures)
      // A file that cannot be called by its link goes with its draft.
      if (failure.kind === "request" && failure.failure.kind !== "foreign-address")
        throw new DepositError(failure.failure);
    await deleteDraft(context);
  });
  if (outcome === "failed" && store.getState().record.is_draft) putBack();
  if (outcome === "succeeded") {
    ports.navigate({ kind: "dashboard", href: store.getState().config.dashboard_routes.uploads });
  }
  return outcome;
}
