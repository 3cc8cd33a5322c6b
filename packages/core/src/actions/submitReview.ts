import type { ReviewRequest } from "../client/DepositClient.ts";
import { editorState } from "../state/can.ts";
import type { Navigation } from "../ports.ts";
import type { DepositRecord } from "../record/record.ts";
import { asText, below } from "../shared/json.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { rejectInvalid } from "./publish.ts";
import { isAmbiguous, readBack } from "./readBack.ts";
import { rejectChangedFiles } from "./rejectChangedFiles.ts";
import { rejectFaults } from "./rejectFaults.ts";
import { rejectClosedRequest, rejectOtherCommunity } from "./rejectOtherCommunity.ts";
import { runAction } from "./runAction.ts";
import { saveAndSettle } from "./saveAndSettle.ts";

/** A record as it stands after it was submitted; where it cannot be read it is known what it has become at least. */
async function readSubmitted({ store, client, ports, signal }: ActionContext, isAccepted: boolean): Promise<void> {
  const { record } = store.getState();
  try {
    if (isAccepted) {
      store.dispatch({ kind: "record-published", record: await client.records.read(record.links, { signal }) });
    } else {
      store.dispatch({ kind: "record-read", record: (await client.drafts.read(record.links, { signal })).record });
    }
  } catch (error) {
    ports.log("@deposit/core: the record was submitted, but could not be read after it.", error);
    const published = { ...record, status: "published", is_published: true, is_draft: false };
    if (isAccepted) store.dispatch({ kind: "record-published", record: published });
    else store.dispatch({ kind: "record-read", record: { ...record, status: "in_review" } });
  }
}

/** What became of the submission, read back where its answer was lost; the state then holds the record as it is now. */
async function submitSaved(context: ActionContext, comment: string | undefined): Promise<ReviewRequest | null> {
  const { store, client, signal } = context;
  try {
    const request = await client.reviews.submit(store.getState().record.links, comment, { signal });
    await readSubmitted(context, request.status === "accepted");
    return request;
  } catch (error) {
    rejectInvalid(context, error);
    if (!isAmbiguous(error)) throw error;
    const found = await readBack(context);
    if (found.kind === "published") {
      store.dispatch({ kind: "record-published", record: found.record });
      return null;
    }
    const { record } = found.kind === "draft" ? found : store.getState();
    if (found.kind !== "draft" || record.status !== "in_review") throw error;
    store.dispatch({ kind: "record-read", record });
    return null;
  }
}

/**
 * Saves, submits to the chosen community unless a field has an error, and leads to the request, or to the record where
 * it was accepted at once (docs/platform/product.md 4.4, reviews.md 4).
 */
export async function submitReview(context: ActionContext, values: TypedValues, comment?: string): Promise<Outcome> {
  const { store, ports } = context;
  let request: ReviewRequest | null = null;
  const outcome = await runAction(context, "submit-review", "saving", async (step) => {
    const { selectedCommunity } = editorState(store.getState());
    rejectChangedFiles(context, await saveAndSettle(context, values, step));
    rejectOtherCommunity(context, selectedCommunity);
    rejectClosedRequest(context);
    rejectFaults(context, "review");
    step("submitting");
    request = await submitSaved(context, comment);
  });
  if (outcome === "succeeded") ports.navigate(afterSubmitting(store.getState().record, request));
  return outcome;
}

/** The record's page where it is public by now, else the request's (docs/platform/reviews.md 4). */
function afterSubmitting(record: DepositRecord, request: ReviewRequest | null): Navigation {
  const { self_html: own = "", next_html: next = "" } = request?.links ?? {};
  if (!record.is_draft)
    return { kind: "record", href: record.links["record_html"] ?? record.links["self_html"] ?? next, record };
  const requestId = request?.id ?? asText(below(record.parent, "review", "id") ?? below(record.review, "id"));
  return { kind: "review", href: next || own || `/me/requests/${requestId}`, requestId, record };
}
