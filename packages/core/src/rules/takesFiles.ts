import type { DepositRecord } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";

/**
 * Whether the server takes files for the draft as it is. It has none before the first save. It answers 403 for a draft
 * that was saved as metadata-only, until the draft is saved with files.
 */
export function takesFiles(
  { id, files }: Pick<DepositRecord, "id" | "files">,
  typed: Pick<DepositValues, "files">,
): boolean {
  return id !== undefined && (files.enabled !== false || !typed.files.enabled);
}
