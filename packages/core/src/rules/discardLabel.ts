import type { DepositRecord } from "../record/record.ts";

/**
 * What the discard button undoes: the draft, the changes to a published record, or a new version
 * (docs/platform/product.md 4.4).
 */
export function discardLabel(
  record: Pick<DepositRecord, "is_published" | "versions">,
): "draft" | "changes" | "version" {
  if (record.is_published) return "changes";
  return record.versions.index > 1 ? "version" : "draft";
}
