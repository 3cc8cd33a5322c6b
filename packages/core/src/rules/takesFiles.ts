import type { DepositRecord } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";

/**
 * Whether the server has a draft to which files can go as it is: not where there is none yet, nor one that was saved as of
 * metadata only and is no more typed so, to which the server permits none (403).
 */
export function takesFiles(
  { id, files }: Pick<DepositRecord, "id" | "files">,
  typed: Pick<DepositValues, "files">,
): boolean {
  return id !== undefined && (files.enabled !== false || !typed.files.enabled);
}
