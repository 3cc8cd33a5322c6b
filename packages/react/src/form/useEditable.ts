import { useDeposit } from "./useDeposit.ts";

/** Whether the signed-in person may change what is typed here; saving needs `can_manage` (specification 6). */
export function useEditable(): boolean {
  return useDeposit((state) => state.permissions.can_manage);
}
