import type { Message } from "../messages.ts";
import type { DepositValues } from "../record/values.ts";
import type { DepositAction, DepositState } from "./state.ts";

/** Whether an action may be asked for now, and if not, why. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: Message };

const yes: Permission = { allowed: true };
const no = (id: Message["id"]): Permission => ({ allowed: false, reason: { id } });

/**
 * Whether `action` may be asked for in `state` (specification 4): asked by the button and by the action alike.
 * `typed` is what the form says of files by now; without it the record as last saved is asked.
 *
 * @example const permission = can(state, "publish"); if (!permission.allowed) show(permission.reason);
 */
export function can(state: DepositState, action: DepositAction, typed?: Pick<DepositValues, "files">): Permission {
  const { phase, record, files, permissions } = state;
  const running = phase.kind === "running" ? phase.action : null;
  switch (action) {
    case "save":
      // A save during a save is taken and done after it, so that nobody has to wait to press the button.
      return running === null || running === "save" ? yes : no("can.running");
    case "preview":
      return running === null ? yes : no("can.running");
    case "discard":
      if (running !== null) return no("can.running");
      if (!permissions.can_delete_draft) return no("can.notPermitted");
      return record.id === undefined ? no("can.noRecord") : yes;
    case "publish": {
      if (running !== null) return no("can.running");
      const enabled = (typed ?? state.snapshot.saved).files.enabled;
      if (files.some((file) => file.phase.kind !== "finished")) return no("can.filesUnfinished");
      return enabled && files.length === 0 ? no("can.noFiles") : yes;
    }
    default:
      return action satisfies never;
  }
}
