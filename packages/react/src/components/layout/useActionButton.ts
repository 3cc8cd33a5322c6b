import type { DepositAction } from "@deposit/core";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { usePermission } from "../../form/actions/usePermission.ts";
import { useMessage } from "../../i18n/useMessage.ts";

/**
 * What a button says of its action. A button that cannot be pressed stays reachable, so that its reason can be read; give
 * it an `aria-label`, since the reason stands inside of it and would become part of its name.
 */
export interface ActionButton {
  readonly busy: boolean;
  /** Why not now; `undefined` while it may be pressed, and while it is itself at work. */
  readonly disabledReason: string | undefined;
  /** Whether it may be pressed also while it is at work, as the button of a save may: the next one follows. */
  readonly takesPresses?: boolean | undefined;
}

/** Whether the button of an action is at work, or why it cannot be pressed. */
export function useActionButton(action: DepositAction): ActionButton {
  const t = useMessage();
  const permission = usePermission(action);
  const busy = useDeposit(({ phase }) => phase.kind === "running" && phase.action === action);
  const reason = permission.allowed ? undefined : t(permission.reason.id, permission.reason.values);
  return { busy, takesPresses: permission.allowed, disabledReason: busy ? undefined : reason };
}
