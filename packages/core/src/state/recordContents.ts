import type { DepositRecord } from "../record/record.ts";
import { isEqual } from "../shared/equal.ts";

/** What people put into a record, as opposed to what the server keeps about it (an access status, a preview that went). */
function contentsOf({ metadata, custom_fields, access, pids, files }: DepositRecord): object {
  const { record, files: ofFiles, embargo } = access;
  return { metadata, custom_fields, record, ofFiles, embargo, pids, enabled: files["enabled"] };
}

/** Whether two readings of a record say the same of everything that people put into it. */
export function hasSameContents(one: DepositRecord, other: DepositRecord): boolean {
  return isEqual(contentsOf(one), contentsOf(other));
}

/**
 * The record as it was just read, upon the contents last seen here: where somebody else has changed them meanwhile, they
 * and their revision stay those of before, so that the next save finds the conflict instead of saving over it unseen.
 */
export function withContentsLastSeen(seen: DepositRecord, read: DepositRecord): DepositRecord {
  if (hasSameContents(seen, read)) return read;
  const { metadata, custom_fields, access, pids, files, revision_id } = seen;
  return { ...read, metadata, custom_fields, access, pids, files, revision_id };
}
