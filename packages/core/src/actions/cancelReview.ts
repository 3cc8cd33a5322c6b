import { DepositError } from "../errors.ts";
import { asText, below } from "../shared/json.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { rejectForeignReview } from "./foreignReview.ts";
import { readBack } from "./readBack.ts";
import { runAction } from "./runAction.ts";

/**
 * Takes a submitted draft back from review. The draft does not hold the request's links, so the request is read first
 * (docs/platform/reviews.md 6); the draft is read again after it, for its status and links have changed. Whatever the
 * request answers, a draft that is in review no more is what was asked for.
 */
export async function cancelReview(context: ActionContext, comment?: string): Promise<Outcome> {
  const { store, client, signal } = context;
  return await runAction(context, "cancel-review", "cancelling", async () => {
    const { record } = store.getState();
    const id = asText(below(record.parent, "review", "id") ?? below(record.review, "id"));
    try {
      const request = await client.reviews.read(id, { signal });
      rejectForeignReview(request);
      await client.reviews.act(request, "cancel", comment, { signal });
    } catch (error) {
      if (!(error instanceof DepositError)) throw error;
      const found = await readBack(context);
      if (found.kind !== "draft" || found.record.status === "in_review") throw error;
      store.dispatch({ kind: "record-read", record: found.record });
      return;
    }
    const after = await readBack(context);
    // Where it cannot be read just now: a draft that was taken back has no review (docs/platform/reviews.md 6).
    const { review: _gone, ...parent } = record.parent;
    const taken = after.kind === "draft" ? after.record : { ...record, status: "draft", parent };
    store.dispatch({ kind: "record-read", record: taken });
  });
}
