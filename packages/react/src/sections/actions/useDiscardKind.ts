import { discardLabel } from "@deposit/core";
import { useDeposit } from "../../form/session/useDeposit.ts";

/**
 * What deleting would undo; `null` where it is not offered, since the person may not (docs/platform/product.md 4.4).
 */
export function useDiscardKind(): ReturnType<typeof discardLabel> | null {
  return useDeposit(({ permissions, record }) => (permissions.can_delete_draft ? discardLabel(record) : null));
}
