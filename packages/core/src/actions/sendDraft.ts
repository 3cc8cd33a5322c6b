import { DepositError, failureOf } from "../errors.ts";
import type { DepositRecord, RecordAnswer } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";
import { hasSameContents } from "../state/recordContents.ts";
import type { ActionContext } from "./ActionContext.ts";
import { CLOCK_DIFFERENCE, createDraft } from "./createDraft.ts";

/** Returns the server's current revision. Throws `conflict` if the draft's contents changed since this page saw them. */
async function readRevision({ store, client, signal }: ActionContext, conflict: unknown): Promise<number | undefined> {
  const { record } = store.getState();
  const { record: now } = await client.drafts.read(record.links, { signal });
  if (!hasSameContents(now, record)) throw conflict;
  return now.revision_id;
}

/** Creates a conflict that this page found by reading. */
function changedElsewhere(record: DepositRecord): DepositError {
  const request = { method: "PUT", url: record.links["self"] ?? "" };
  return new DepositError({ kind: "conflict", request, message: "" });
}

/**
 * Saves after a save whose answer was lost. Takes the current revision for its own, unless the draft was changed long
 * after the lost save. Reads the revision twice, because the lost save may arrive in between; after that a mismatch is a
 * conflict.
 */
async function saveAfterLostAnswer(
  { store, client, signal }: ActionContext,
  payload: JsonObject,
): Promise<RecordAnswer> {
  const { record, lostAt } = store.getState();
  const saveOnCurrent = async (): Promise<RecordAnswer> => {
    const { record: now } = await client.drafts.read(record.links, { signal });
    if (Date.parse(now.updated ?? "") > lostAt + CLOCK_DIFFERENCE && !hasSameContents(now, record))
      throw changedElsewhere(record);
    return await client.drafts.save(record.links, payload, { signal, revision: now.revision_id });
  };
  try {
    return await saveOnCurrent();
  } catch (error) {
    if (failureOf(error).kind !== "conflict") throw error;
    return await saveOnCurrent();
  }
}

/**
 * Creates or saves the draft. Saves on the revision that this page last saw, so that changes made elsewhere are not
 * overwritten unseen. Files that this page adds or deletes move the revision too (docs/platform/records.md 3.2), so a
 * mismatch is a conflict only if the contents differ. `overwrite` saves without a revision.
 * @throws DepositError of kind `conflict`, and any other failure of the client.
 */
export async function sendDraft(
  context: ActionContext,
  payload: JsonObject,
  overwrite: boolean,
): Promise<RecordAnswer> {
  const { store, client, signal } = context;
  const { record, revision } = store.getState();
  if (record.id === undefined) return await createDraft(context, payload);
  if (overwrite) return await client.drafts.save(record.links, payload, { signal });
  if (revision === "unknown") return await saveAfterLostAnswer(context, payload);
  const seen = revision === "moved" ? await readRevision(context, changedElsewhere(record)) : record.revision_id;
  try {
    return await client.drafts.save(record.links, payload, { signal, revision: seen });
  } catch (error) {
    if (failureOf(error).kind !== "conflict") throw error;
    const now = await readRevision(context, error);
    return await client.drafts.save(record.links, payload, { signal, revision: now });
  }
}
