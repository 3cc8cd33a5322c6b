import { DepositError } from "../errors.ts";
import { editorState } from "../machine/can.ts";
import type { Community } from "../record/community.ts";
import type { ActionContext } from "./ActionContext.ts";

/**
 * Stops what was asked for while the page showed `shown`, where the draft that was just saved is for another community by
 * now: it was chosen in another tab, and nobody here has agreed to go there.
 * @throws DepositError of kind `community-changed`.
 */
export function rejectOtherCommunity({ store }: ActionContext, shown: Community | null): void {
  const state = store.getState();
  if (editorState(state).selectedCommunity?.id === shown?.id) return;
  const request = { method: "PUT", url: state.record.links["review"] ?? "" };
  throw new DepositError({ kind: "community-changed", request, message: "" });
}
