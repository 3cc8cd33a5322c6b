import { DepositError } from "../errors.ts";
import { isBlocking } from "../rules/feedback.ts";
import { parseFeedback } from "../rules/parseFeedback.ts";
import { encodeRecord } from "../serialize/encodeRecord.ts";
import type { DepositRecord } from "../record/record.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { ActionRejected, runAction } from "./runAction.ts";
import { saveDraft } from "./saveDraft.ts";

/** Publishes the saved draft; faults that the server finds only now stop it as those of the save would. */
async function publishSaved({ store, client, signal }: ActionContext): Promise<DepositRecord> {
  const { record, snapshot, config } = store.getState();
  try {
    return await client.drafts.publish(record.links, { signal });
  } catch (error) {
    if (!(error instanceof DepositError) || error.failure.kind !== "invalid" || error.failure.errors.length === 0)
      throw error;
    const { rows } = encodeRecord(snapshot.sent?.values ?? snapshot.saved, record, config);
    throw new ActionRejected(parseFeedback(error.failure.errors, rows));
  }
}

/** Saves, publishes unless a field has an error, and takes the depositor to the published record (specification 4). */
export async function publish(context: ActionContext, values: TypedValues): Promise<Outcome> {
  const { store, ports } = context;
  const outcome = await runAction(context, "publish", "saving", async (step) => {
    await saveDraft(context, values);
    const { feedback } = store.getState();
    if (isBlocking(feedback)) throw new ActionRejected(feedback);
    step("publishing");
    const record = await publishSaved(context);
    store.dispatch({ kind: "record-published", record });
  });
  const { record } = store.getState();
  const href = record.links["self_html"];
  if (outcome === "succeeded" && href !== undefined) ports.navigate({ kind: "record", href, record });
  return outcome;
}
