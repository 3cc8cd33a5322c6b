import type { DepositPermissions } from "../record/permissions.ts";
import type { DepositRecord } from "../record/record.ts";

/** What of a deposit decides whether its files can be changed. */
export interface FileLock {
  readonly record: Pick<DepositRecord, "is_published" | "is_draft">;
  /** Whether the page said that the files of this published record can be changed. */
  readonly filesUnlocked: boolean;
}

/**
 * Returns whether the form offers to mark the record as metadata-only. That alone is what `can_manage_files` means:
 * a site without metadata-only records denies it to everybody, and takes files all the same (docs/platform/permissions.md).
 */
export function mayToggleFiles({ permissions }: { readonly permissions: DepositPermissions }): boolean {
  return permissions.can_manage_files;
}

/**
 * Returns whether files can be added, removed and imported. Whoever may edit a draft may change its files. Those of a
 * published record are locked unless the page says that they are unlocked (docs/platform/permissions.md).
 */
export function mayChangeFiles({ record, filesUnlocked }: FileLock): boolean {
  return !record.is_published || (record.is_draft && filesUnlocked);
}
