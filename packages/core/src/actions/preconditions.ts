import { DepositError } from "../errors.ts";
import { DOI_NEEDED_FOR_REVIEW, DOI_NEEDED_TO_PUBLISH } from "../messages.ts";
import type { Community } from "../record/community.ts";
import type { Feedback } from "../record/feedback.ts";
import type { FilesElsewhere } from "../record/files.ts";
import { type DoiOccasion, missingDoi } from "../rules/doi.ts";
import { isBlocking } from "../rules/feedback.ts";
import { parseFeedback } from "../rules/parseFeedback.ts";
import { editorState } from "../state/can.ts";
import type { ActionContext } from "./ActionContext.ts";
import { ActionRejected } from "./runAction.ts";

const doiMessages: Readonly<Record<DoiOccasion, string>> = {
  publish: DOI_NEEDED_TO_PUBLISH,
  review: DOI_NEEDED_FOR_REVIEW,
};

/** Returns "DOI is needed" for the DOI field, if the values just saved need one (docs/platform/product.md 5.7). */
function doiFeedback({ store }: ActionContext, occasion: DoiOccasion): readonly Feedback[] {
  const { record, config, snapshot } = store.getState();
  const { doi } = snapshot.sent?.values ?? snapshot.saved;
  const message = missingDoi({ record, config }, { pids: record.pids, doi }, occasion);
  if (message === null) return [];
  return [{ path: ["pids", "doi"], message: doiMessages[occasion], severity: "error", own: message }];
}

/**
 * Stops publishing or submitting if the draft just saved has errors: those of the server, and a missing DOI, which the
 * server does not check.
 * @throws ActionRejected with all the feedback.
 */
export function rejectErrors(context: ActionContext, occasion: DoiOccasion): void {
  const feedback = [...context.store.getState().feedback, ...doiFeedback(context, occasion)];
  if (isBlocking(feedback)) throw new ActionRejected(feedback);
}

/**
 * Stops publishing or submitting at errors that the server finds only then.
 * @throws ActionRejected if the error is an `invalid` with errors by field.
 */
export function rejectInvalid({ store }: ActionContext, error: unknown): void {
  if (!(error instanceof DepositError) || error.failure.kind !== "invalid" || error.failure.errors.length === 0) return;
  const { snapshot, record } = store.getState();
  // The server checked the saved draft, which holds the names of the custom fields.
  const payload = { metadata: record.metadata, custom_fields: record.custom_fields };
  throw new ActionRejected(parseFeedback(error.failure.errors, { rows: snapshot.sent?.rows ?? new Map(), payload }));
}

/**
 * Stops publishing or submitting if the save found that files changed elsewhere. Nobody has seen here what would be
 * published, and a published record cannot be changed.
 * @throws DepositError of kind `files-changed`.
 */
export function rejectChangedFiles({ store }: ActionContext, files: FilesElsewhere | undefined): void {
  if (files === undefined) return;
  const request = { method: "PUT", url: store.getState().record.links["self"] ?? "" };
  throw new DepositError({ kind: "files-changed", request, message: "", ...files });
}

function communityChanged({ store }: ActionContext): DepositError {
  const request = { method: "PUT", url: store.getState().record.links["review"] ?? "" };
  return new DepositError({ kind: "community-changed", request, message: "" });
}

/**
 * Stops an action that was started while the page showed the community `shown`, if the draft just saved belongs to another
 * one. It was chosen in another tab, and nobody agreed to it here.
 * @throws DepositError of kind `community-changed`.
 */
export function rejectOtherCommunity(context: ActionContext, shown: Community | null): void {
  if (editorState(context.store.getState()).selectedCommunity?.id !== shown?.id) throw communityChanged(context);
}

/**
 * Stops a submission if its request was declined or expired meanwhile. The platform answers 500 to a second request to the
 * same community.
 * @throws DepositError of kind `community-changed`.
 */
export function rejectClosedRequest(context: ActionContext): void {
  const { showChangeCommunityButton, requireDeletionForDeclinedDraft } = editorState(context.store.getState());
  if (showChangeCommunityButton || requireDeletionForDeclinedDraft) throw communityChanged(context);
}
