import { isGone } from "../errors.ts";
import type { DepositRecord } from "../record/record.ts";
import { isEqual } from "../shared/equal.ts";
import { editorState } from "../state/can.ts";
import type { DepositAction } from "../state/state.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { rejectChangedFiles, rejectErrors, rejectInvalid, rejectOtherCommunity } from "./preconditions.ts";
import { isOutcomeUnknown, readBack } from "./readBack.ts";
import { runAction, type Step } from "./runAction.ts";
import { saveAndSettle, settleReview } from "./save.ts";
import { SaveRefused } from "./saveDraft.ts";

/** Publishes the saved draft. If the outcome is unknown, returns the record if it was published. */
async function publishSaved(context: ActionContext): Promise<DepositRecord> {
  const { store, client, signal } = context;
  try {
    return await client.drafts.publish(store.getState().record.links, { signal });
  } catch (error) {
    rejectInvalid(context, error);
    if (!isOutcomeUnknown(error)) throw error;
    const found = await readBack(context);
    if (found.kind === "published") return found.record;
    throw error;
  }
}

/**
 * Returns the published record if the save failed because an earlier attempt has published the draft, and the record holds
 * everything typed. Otherwise returns `null`.
 */
async function publishedBefore(context: ActionContext, error: unknown): Promise<DepositRecord | null> {
  const { sent } = context.store.getState().snapshot;
  if (!(error instanceof SaveRefused) || !isGone(error.error.failure) || !isEqual(error.values, sent?.values))
    return null;
  const found = await readBack(context);
  return found.kind === "published" ? found.record : null;
}

/** Removes a declined or expired review, with which the platform fails to publish (docs/platform/reviews.md 8). */
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
  rejectErrors(context, "publish");
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

/** Saves, publishes unless a field has an error, and opens the published record (docs/platform/product.md 4.4). */
export async function publish(context: ActionContext, values: TypedValues): Promise<Outcome> {
  return await run(context, "publish", values);
}

/** Removes the selected community, for instance after a declined request, then publishes (docs/platform/product.md 4.4). */
export async function publishWithoutCommunity(context: ActionContext, values: TypedValues): Promise<Outcome> {
  context.store.dispatch({ kind: "community-chosen", community: null });
  return await run(context, "publish-without-community", values);
}
