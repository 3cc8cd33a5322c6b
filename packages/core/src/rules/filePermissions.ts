import type { DepositPermissions } from "../record/permissions.ts";
import type { DepositRecord } from "../record/record.ts";

/** What of a deposit decides whether its files can be changed. */
export interface FileLock {
  readonly record: Pick<DepositRecord, "is_published" | "is_draft">;
  /** Whether the page said that the files of this published record can be changed. */
  readonly filesUnlocked: boolean;
}

/**
 * Returns whether the form offers to mark the record as metadata-only, which is all that `can_manage_files` means. A site
 * without metadata-only records denies it to everybody and still takes files (docs/platform/permissions.md 2).
 */
export function mayToggleFiles({ permissions }: { readonly permissions: DepositPermissions }): boolean {
  return permissions.can_manage_files;
}

/**
 * Returns whether files can be added, removed and imported. Everybody who may edit a draft may change its files. Those of a
 * published record are locked unless the page says that they are unlocked (docs/platform/permissions.md).
 */
export function mayChangeFiles({ record, filesUnlocked }: FileLock): boolean {
  return !record.is_published || (record.is_draft && filesUnlocked);
}

/** Whose files an import takes: those of the version before this draft, or those that this record has published. */
export type ImportSource = "previous-version" | "published-record";

/**
 * Returns whose files an import would take over, `null` where there are none to take. The platform always takes those of
 * the latest published version, which are those of another version while an earlier one is edited.
 */
export function importSource({ id, is_published, versions }: DepositRecord): ImportSource | null {
  if (id === undefined) return null;
  if (is_published) return versions.is_latest === true ? "published-record" : null;
  return versions.index > 1 ? "previous-version" : null;
}
