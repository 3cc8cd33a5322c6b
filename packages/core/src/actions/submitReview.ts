import type { ReviewRequest } from "../client/DepositClient.ts";
import { asText, below } from "../shared/json.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { rejectInvalid } from "./publish.ts";
import { isAmbiguous, readBack } from "./readBack.ts";
import { rejectFaults } from "./rejectFaults.ts";
import { runAction } from "./runAction.ts";
import { saveDraft } from "./saveDraft.ts";
import { settleReview } from "./settleReview.ts";

/** Where a submitted record leads: its request, or the record itself where it was accepted at once (wire 1.2). */
async function submitSaved(context: ActionContext, comment: string | undefined): Promise<string> {
  const { store, client, signal } = context;
  const { links } = store.getState().record;
  const addressOf = ({ links: own }: ReviewRequest): string => own.next_html || own.self_html;
  try {
    return addressOf(await client.reviews.submit(links, comment, { signal }));
  } catch (error) {
    rejectInvalid(context, error);
    if (!isAmbiguous(error)) throw error;
    const found = await readBack(context);
    if (found.kind === "published") return found.record.links["self_html"] ?? "";
    const review =
      found.kind === "draft" && found.record.status === "in_review"
        ? asText(below(found.record.parent, "review", "id"))
        : "";
    if (review === "") throw error;
    return addressOf(await client.reviews.read(review, { signal }));
  }
}

/** Saves, submits to the chosen community unless a field has an error, and leads to the request (specification 4). */
export async function submitReview(context: ActionContext, values: TypedValues, comment?: string): Promise<Outcome> {
  const { store, ports } = context;
  let href = "";
  const outcome = await runAction(context, "submit-review", "saving", async (step) => {
    await saveDraft(context, values);
    rejectFaults(context, "review");
    await settleReview(context, step);
    step("submitting");
    href = await submitSaved(context, comment);
  });
  if (outcome === "succeeded" && href !== "") ports.navigate({ kind: "review", href, record: store.getState().record });
  return outcome;
}
