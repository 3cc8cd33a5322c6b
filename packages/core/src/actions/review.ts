import type { ReviewRequest } from "../client/DepositClient.ts";
import { DepositError } from "../errors.ts";
import type { Navigation } from "../ports.ts";
import type { DepositRecord } from "../record/record.ts";
import { asText, below } from "../shared/json.ts";
import { editorState } from "../state/can.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { rejectForeignReview } from "./foreignReview.ts";
import {
  rejectChangedFiles,
  rejectClosedRequest,
  rejectErrors,
  rejectInvalid,
  rejectOtherCommunity,
} from "./preconditions.ts";
import { isOutcomeUnknown, readBack } from "./readBack.ts";
import { runAction } from "./runAction.ts";
import { saveAndSettle } from "./save.ts";

const requestIdOf = ({ parent, review }: DepositRecord): string =>
  asText(below(parent, "review", "id") ?? below(review, "id"));

/** Reads the record after it was submitted. If it cannot be read, shows the status that it must have now. */
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

/**
 * Submits a draft that was just saved, and shows the record as it is afterwards. Reads it back if the outcome is unknown.
 * Returns `null` where the request itself was not answered.
 */
async function submitSaved(context: ActionContext, comment: string | undefined): Promise<ReviewRequest | null> {
  const { store, client, signal } = context;
  try {
    const request = await client.reviews.submit(store.getState().record.links, comment, { signal });
    await readSubmitted(context, request.status === "accepted");
    return request;
  } catch (error) {
    rejectInvalid(context, error);
    if (!isOutcomeUnknown(error)) throw error;
    const found = await readBack(context);
    if (found.kind === "published") {
      store.dispatch({ kind: "record-published", record: found.record });
      return null;
    }
    if (found.kind !== "draft" || found.record.status !== "in_review") throw error;
    store.dispatch({ kind: "record-read", record: found.record });
    return null;
  }
}

/** Returns where to go: to the record's page if the record is published by now, otherwise to the request's page. */
function afterSubmitting(record: DepositRecord, request: ReviewRequest | null): Navigation {
  const { self_html: own = "", next_html: next = "" } = request?.links ?? {};
  if (!record.is_draft)
    return { kind: "record", href: record.links["record_html"] ?? record.links["self_html"] ?? next, record };
  const requestId = request?.id ?? requestIdOf(record);
  return { kind: "review", href: next || own || `/me/requests/${requestId}`, requestId, record };
}

/**
 * Saves, submits to the chosen community unless a field has an error, and opens the request's page, or the record's if the
 * request was accepted at once (docs/platform/reviews.md 4).
 */
export async function submitReview(context: ActionContext, values: TypedValues, comment?: string): Promise<Outcome> {
  const { store, ports } = context;
  let request: ReviewRequest | null = null;
  const outcome = await runAction(context, "submit-review", "saving", async (step) => {
    const { selectedCommunity } = editorState(store.getState());
    rejectChangedFiles(context, await saveAndSettle(context, values, step));
    rejectOtherCommunity(context, selectedCommunity);
    rejectClosedRequest(context);
    rejectErrors(context, "review");
    step("submitting");
    request = await submitSaved(context, comment);
  });
  if (outcome === "succeeded") ports.navigate(afterSubmitting(store.getState().record, request));
  return outcome;
}

/**
 * Takes a submitted draft back from review. Reads the request first, because the draft does not hold its links
 * (docs/platform/reviews.md 6). Reads the draft afterwards, because its status and links have changed. Succeeds if the
 * draft is not in review any more, whatever the request answered.
 */
export async function cancelReview(context: ActionContext, comment?: string): Promise<Outcome> {
  const { store, client, signal } = context;
  return await runAction(context, "cancel-review", "cancelling", async () => {
    const { record } = store.getState();
    try {
      const request = await client.reviews.read(requestIdOf(record), { signal });
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
    // If it cannot be read now: a draft that was taken back has no review (docs/platform/reviews.md 6).
    const { review: _removed, ...parent } = record.parent;
    const withdrawn = after.kind === "draft" ? after.record : { ...record, status: "draft", parent };
    store.dispatch({ kind: "record-read", record: withdrawn });
  });
}
