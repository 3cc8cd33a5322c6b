/** What the signed-in person may do with this deposit (specification 6, wire 2.6). */
export interface DepositPermissions {
  readonly can_manage: boolean;
  readonly can_new_version: boolean;
  readonly can_delete_draft: boolean;
  readonly can_manage_files: boolean;
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
