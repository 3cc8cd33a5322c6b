/**
 * What the signed-in person may do with this deposit, as the page says it. What each flag means in each situation:
 * docs/platform/permissions.md.
 */
export interface DepositPermissions {
  readonly can_manage: boolean;
  readonly can_new_version: boolean;
  readonly can_delete_draft: boolean;
  /** Whether the record may be switched between one with files and a metadata-only one. It says nothing of uploads. */
  readonly can_manage_files: boolean;
  /** Whether the whole record may be restricted. It says nothing of its files. */
  readonly can_manage_record_access: boolean;
}

/** What an owner may do: everything. */
export const ownerPermissions: DepositPermissions = {
  can_manage: true,
  can_new_version: true,
  can_delete_draft: true,
  can_manage_files: true,
  can_manage_record_access: true,
};
