import { DepositError, isGone } from "../errors.ts";
import type { DepositAction } from "../state/state.ts";
import type { DepositRecord } from "../record/record.ts";
import { editorState } from "../state/can.ts";
import { parseFeedback } from "../rules/parseFeedback.ts";
import { isEqual } from "../shared/equal.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { isAmbiguous, readBack } from "./readBack.ts";
import { rejectChangedFiles } from "./rejectChangedFiles.ts";
import { rejectFaults } from "./rejectFaults.ts";
import { rejectOtherCommunity } from "./rejectOtherCommunity.ts";
import { ActionRejected, type Step, runAction } from "./runAction.ts";
import { saveAndSettle } from "./saveAndSettle.ts";
import { SaveRefused } from "./saveDraft.ts";
import { settleReview } from "./settleReview.ts";

/** Faults that the server finds only when it publishes or submits stop the action as those of the save would. */
export function rejectInvalid({ store }: ActionContext, error: unknown): void {
  if (!(error instanceof DepositError) || error.failure.kind !== "invalid" || error.failure.errors.length === 0) return;
  const { snapshot, record } = store.getState();
  // The draft as it was saved is what was judged: it has the names of the custom fields.
  const payload = { metadata: record.metadata, custom_fields: record.custom_fields };
  throw new ActionRejected(parseFeedback(error.failure.errors, { rows: snapshot.sent?.rows ?? new Map(), payload }));
}

async function publishSaved(context: ActionContext): Promise<DepositRecord> {
  const { store, client, signal } = context;
  try {
    return await client.drafts.publish(store.getState().record.links, { signal });
  } catch (error) {
    rejectInvalid(context, error);
    if (!isAmbiguous(error)) throw error;
    const found = await readBack(context);
    if (found.kind === "published") return found.record;
    throw error;
  }
}

/**
 * The record that the draft has become already, if it holds all that is typed: the try before was answered too late to be
 * read back. `null` where that is not so.
 */
async function publishedBefore(context: ActionContext, error: unknown): Promise<DepositRecord | null> {
  const { sent } = context.store.getState().snapshot;
  if (!(error instanceof SaveRefused) || !isGone(error.error.failure) || !isEqual(error.values, sent?.values))
    return null;
  const found = await readBack(context);
  return found.kind === "published" ? found.record : null;
}

/**
 * A review that was declined or has expired goes before publishing, or the platform trips over it
 * (docs/platform/reviews.md 8).
 */
async function removeClosedReview(context: ActionContext, step: Step): Promise<void> {
  const { status } = context.store.getState().record;
  if (status !== "declined" && status !== "expired") return;
  context.store.dispatch({ kind: "community-chosen", community: null });
  await settleReview(context, step);
}

async function saveAndPublish(context: ActionContext, values: TypedValues, step: Step): Promise<DepositRecord> {
  const { selectedCommunity } = editorState(context.store.getState());
  try {
    rejectChangedFiles(context, await saveAndSettle(context, values, step));
  } catch (error) {
    const record = await publishedBefore(context, error);
    if (record === null) throw error;
    return record;
  }
  rejectOtherCommunity(context, selectedCommunity);
  rejectFaults(context, "publish");
  await removeClosedReview(context, step);
  step("publishing");
  return await publishSaved(context);
}

async function run(context: ActionContext, action: DepositAction, values: TypedValues): Promise<Outcome> {
  const { store, ports } = context;
  const outcome = await runAction(context, action, "saving", async (step) => {
    store.dispatch({ kind: "record-published", record: await saveAndPublish(context, values, step) });
  });
  const { record } = store.getState();
  const href = record.links["self_html"];
  if (outcome === "succeeded" && href !== undefined) ports.navigate({ kind: "record", href, record });
  return outcome;
}

/**
 * Saves, publishes unless a field has an error, and takes the depositor to the published record
 * (docs/platform/product.md 4.4).
 */
export async function publish(context: ActionContext, values: TypedValues): Promise<Outcome> {
  return await run(context, "publish", values);
}

/**
 * Removes the selected community, then publishes (docs/platform/product.md 4.4): the way out after a request was
 * declined.
 */
export async function publishWithoutCommunity(context: ActionContext, values: TypedValues): Promise<Outcome> {
  context.store.dispatch({ kind: "community-chosen", community: null });
  return await run(context, "publish-without-community", values);
}
