import type { DepositRecord } from "../record/record.ts";
import { isEqual } from "../shared/equal.ts";

/** Picks what people enter. The server computes other parts, such as an access status. */
function contentsOf({ metadata, custom_fields, access, pids, files }: DepositRecord): object {
  const { record, files: ofFiles, embargo } = access;
  return { metadata, custom_fields, record, ofFiles, embargo, pids, enabled: files["enabled"] };
}

/** Whether two versions of a record have the same contents. */
export function hasSameContents(one: DepositRecord, other: DepositRecord): boolean {
  return isEqual(contentsOf(one), contentsOf(other));
}

/**
 * Returns the record just read, with the contents and revision last seen here if somebody else has changed the
 * contents. The next save then finds the conflict, and does not overwrite the change unseen.
 */
export function withContentsLastSeen(seen: DepositRecord, read: DepositRecord): DepositRecord {
  if (hasSameContents(seen, read)) return read;
  const { metadata, custom_fields, access, pids, files, revision_id } = seen;
  return { ...read, metadata, custom_fields, access, pids, files, revision_id };
}
