import { DepositError } from "../errors.ts";
import { editorState } from "../state/can.ts";
import type { Community } from "../record/community.ts";
import type { ActionContext } from "./ActionContext.ts";

function communityChanged({ store }: ActionContext): DepositError {
  const request = { method: "PUT", url: store.getState().record.links["review"] ?? "" };
  return new DepositError({ kind: "community-changed", request, message: "" });
}

/**
 * Stops what was asked for while the page showed `shown`, where the draft that was just saved is for another community by
 * now: it was chosen in another tab, and nobody here has agreed to go there.
 * @throws DepositError of kind `community-changed`.
 */
export function rejectOtherCommunity(context: ActionContext, shown: Community | null): void {
  if (editorState(context.store.getState()).selectedCommunity?.id !== shown?.id) throw communityChanged(context);
}

/**
 * Stops a submission whose request was declined or has expired while the page showed it as still to be made, as the save
 * has found: the platform trips over a second one to the same community (500).
 * @throws DepositError of kind `community-changed`.
 */
export function rejectClosedRequest(context: ActionContext): void {
  const { showChangeCommunityButton, requireDeletionForDeclinedDraft } = editorState(context.store.getState());
  if (showChangeCommunityButton || requireDeletionForDeclinedDraft) throw communityChanged(context);
}
