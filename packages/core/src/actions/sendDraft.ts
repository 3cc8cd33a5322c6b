import { DepositError } from "../errors.ts";
import type { DepositState } from "../machine/state.ts";
import type { DepositRecord, RecordAnswer } from "../record/record.ts";
import { isEqual } from "../shared/equal.ts";
import type { JsonObject } from "../shared/json.ts";
import type { ActionContext } from "./ActionContext.ts";

/** What people put into a record, as opposed to what the server keeps about it (an access status, a preview that went). */
function contentsOf({ metadata, custom_fields, access, pids, files }: DepositRecord): object {
  const { record, files: ofFiles, embargo } = access;
  return { metadata, custom_fields, record, ofFiles, embargo, pids, enabled: files["enabled"] };
}

/**
 * The revision to save upon, so that work done elsewhere is not overwritten unseen. After an answer that was lost
 * nobody knows it: the platform may have saved what we sent, which would be a conflict with ourselves (wire 2.1).
 */
function revisionOf({ record, isRevisionKnown }: DepositState): number | undefined {
  return isRevisionKnown ? record.revision_id : undefined;
}

/**
 * Creates or saves the draft. The revision also moves by acts of one's own, such as deleting a file (wire 2.1): a
 * mismatch is a conflict only when the contents differ from those last seen here. `overwrite` saves in any case.
 */
export async function sendDraft(
  { store, client, signal }: ActionContext,
  payload: JsonObject,
  overwrite: boolean,
): Promise<RecordAnswer> {
  const state = store.getState();
  const { record } = state;
  if (record.id === undefined) return await client.drafts.create(payload, { signal });
  try {
    const revision = overwrite ? undefined : revisionOf(state);
    return await client.drafts.save(record.links, payload, { signal, revision });
  } catch (error) {
    if (!(error instanceof DepositError) || error.failure.kind !== "conflict") throw error;
    const { record: now } = await client.drafts.read(record.links, { signal });
    if (!isEqual(contentsOf(now), contentsOf(record))) throw error;
    return await client.drafts.save(record.links, payload, { signal, revision: now.revision_id });
  }
}
