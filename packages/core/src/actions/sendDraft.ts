import { DepositError, failureOf } from "../errors.ts";
import { hasSameContents } from "../state/recordContents.ts";
import type { DepositRecord, RecordAnswer } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";
import type { ActionContext } from "./ActionContext.ts";
import { CLOCK_DIFFERENCE, createDraft } from "./createDraft.ts";

/** The server's revision now, if the draft still says what was last seen here; otherwise it was changed elsewhere. */
async function readRevision({ store, client, signal }: ActionContext, conflict: unknown): Promise<number | undefined> {
  const { record } = store.getState();
  const { record: now } = await client.drafts.read(record.links, { signal });
  if (!hasSameContents(now, record)) throw conflict;
  return now.revision_id;
}

/**
 * Saves after an answer that was lost: upon the revision as it is now, for what it differs in is one's own, unless it was
 * saved long after that. One that moves in between is read once more, as the lost save may only just have arrived; after
 * that it is somebody else's.
 */
async function saveAfterLostAnswer(
  { store, client, signal }: ActionContext,
  payload: JsonObject,
): Promise<RecordAnswer> {
  const { record, lostAt } = store.getState();
  const saveUponNow = async (): Promise<RecordAnswer> => {
    const { record: now } = await client.drafts.read(record.links, { signal });
    if (Date.parse(now.updated ?? "") > lostAt + CLOCK_DIFFERENCE && !hasSameContents(now, record))
      throw changedElsewhere(record);
    return await client.drafts.save(record.links, payload, { signal, revision: now.revision_id });
  };
  try {
    return await saveUponNow();
  } catch (error) {
    if (failureOf(error).kind !== "conflict") throw error;
    return await saveUponNow();
  }
}

/** A conflict that this page found by reading. */
function changedElsewhere(record: DepositRecord): DepositError {
  const request = { method: "PUT", url: record.links["self"] ?? "" };
  return new DepositError({ kind: "conflict", request, message: "" });
}

/**
 * Creates or saves the draft, upon the revision last seen, so that work done elsewhere is not overwritten unseen.
 * Acts of one's own move the revision, too (docs/platform/records.md 3.2): a mismatch is a conflict only when the
 * contents differ. After an answer that was lost the revision is read back. `overwrite` saves in any case.
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
