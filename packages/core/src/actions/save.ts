import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { runAction } from "./runAction.ts";
import { type SaveOptions, saveDraft } from "./saveDraft.ts";
import { settleReview } from "./settleReview.ts";

/** Saves the draft and settles its review with the community that was chosen. Feedback of the server does not make it fail: a draft may have faults. */
export async function save(context: ActionContext, values: TypedValues, options: SaveOptions = {}): Promise<Outcome> {
  return await runAction(context, "save", "saving", async (step) => {
    await saveDraft(context, values, options);
    await settleReview(context, step);
  });
}
