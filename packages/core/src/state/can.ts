import type { Message } from "../messages.ts";
import type { FileEntry } from "../record/files.ts";
import { readDoi } from "../record/doi.ts";
import type { DepositValues } from "../fields/values.ts";
import { type EditorState, depositState } from "../rules/depositState.ts";
import { importSource, mayChangeFiles, mayToggleFiles } from "../rules/filePermissions.ts";
import { recordStatuses } from "../rules/status.ts";
import { publishedDoi } from "../rules/doiChoice.ts";
import { type DepositAction, type DepositState, isDiscarded } from "./state.ts";

/** Whether an action is allowed now, and if not, why. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: Message };

/** The typed values that actions depend on. */
export type TypedForActions = Pick<DepositValues, "files"> & Partial<Pick<DepositValues, "pids">>;

const yes: Permission = { allowed: true };
const no = (id: Message["id"]): Permission => ({ allowed: false, reason: { id } });

/** Returns the flags that follow from status and community (docs/platform/product.md 4.3). */
export function editorState({
  record,
  selectedCommunity,
}: Pick<DepositState, "record" | "selectedCommunity">): EditorState {
  return depositState(record, selectedCommunity);
}

/** Whether the status of a record is documented. An unknown one implies nothing. */
export function isKnownStatus({ status }: Pick<DepositState["record"], "status">): boolean {
  return recordStatuses.some((known) => known === status);
}

/** Whether a file can be neither uploaded nor removed, because the server gave it an address of something else. */
const isStuck = ({ phase }: FileEntry): boolean =>
  phase.kind === "error" && phase.failure.kind === "request" && phase.failure.failure.kind === "foreign-address";

/**
 * Checks the files before publishing or submitting. All must be finished, and there must be one unless the record is
 * metadata-only.
 */
function filesAllow(state: DepositState, typed: TypedForActions | undefined): Permission {
  const { files, snapshot } = state;
  if (files.some(isStuck)) return no("can.fileStuck");
  if (files.some((file) => file.phase.kind !== "finished")) return no("can.filesUnfinished");
  // A published record would keep a file whose deletion is not finished.
  if (files.some((file) => file.isBeingRemoved)) return no("can.filesBeingRemoved");
  const enabled = (typed ?? snapshot.saved).files.enabled;
  if (!enabled || files.length > 0) return yes;
  return no(mayToggleFiles(state) ? "can.noFiles" : "can.filesRequired");
}

/**
 * Checks publishing. The declined request of a new version can only be deleted with its draft. Other reviews are
 * removed before publishing.
 */
function mayPublish(state: DepositState, typed: TypedForActions | undefined): Permission {
  if (!isKnownStatus(state.record)) return no("status.undefined");
  if (state.record.status === "in_review") return no("can.alreadyInReview");
  return editorState(state).requireDeletionForDeclinedDraft ? no("can.versionDeclined") : filesAllow(state, typed);
}

function maySubmit(state: DepositState, typed: TypedForActions | undefined): Permission {
  if (!isKnownStatus(state.record)) return no("status.undefined");
  const editor = editorState(state);
  if (editor.selectedCommunity === null) return no("can.noCommunity");
  if (state.record.id !== undefined && !state.permissions.can_manage) return no("can.notPermitted");
  if (state.record.status === "in_review") return no("can.alreadyInReview");
  if (editor.requireDeletionForDeclinedDraft) return no("can.versionDeclined");
  if (!editor.showSubmitForReviewButton || editor.disableSubmitForReviewButton) return no("can.reviewDeclined");
  return filesAllow(state, typed);
}

function mayImport(state: DepositState): Permission {
  const { record, files } = state;
  if (!mayChangeFiles(state)) return no("files.locked");
  if (importSource(record) === null) return no("can.noPreviousVersion");
  return files.length > 0 ? no("can.hasFiles") : yes;
}

/**
 * Checks discarding an identifier. Only a reserved one can be discarded, not an external or registered one
 * (docs/platform/pids.md 4).
 */
function mayDiscardPid({ record, config }: DepositState): Permission {
  if (publishedDoi({ record, config })?.isManaged === true) return no("doi.registered");
  return readDoi(record.pids)?.isManaged === true ? yes : no("can.noPid");
}

/** The actions with rules of their own for a published record that is not being edited. */
const forPublished: readonly DepositAction[] = ["new-version", "discard-pid"];

/**
 * Returns whether an action is allowed in a state (docs/platform/product.md 4.4, 6). The button asks it, and so does
 * the action when its turn comes. `typed` are the values of the form. Without them the last saved record is checked.
 *
 * @example const permission = can(state, "publish"); if (!permission.allowed) show(permission.reason);
 */
export function can(state: DepositState, action: DepositAction, typed?: TypedForActions): Permission {
  const { phase, record, permissions } = state;
  const running = phase.kind === "running" ? phase.action : null;
  // A save during a save is queued, so that the depositor need not wait.
  if (running !== null && !(action === "save" && running === "save")) return no("can.running");
  if (isDiscarded(state)) return no("can.discarded");
  if (record.id !== undefined && !record.is_draft && !forPublished.includes(action)) return no("can.published");
  switch (action) {
    case "save":
    case "preview":
      return yes;
    case "discard":
      if (!permissions.can_delete_draft) return no("can.notPermitted");
      if (record.status === "in_review") return no("can.openReview");
      return record.id === undefined ? no("can.noRecord") : yes;
    case "publish":
      return mayPublish(state, typed);
    case "publish-without-community":
      if (!isKnownStatus(record)) return no("status.undefined");
      if (!editorState(state).showChangeCommunityButton) return no("can.noDeclinedReview");
      // It removes the review, which its curators may not do.
      return permissions.can_manage ? filesAllow(state, typed) : no("can.notPermitted");
    case "submit-review":
      return maySubmit(state, typed);
    case "cancel-review":
      if (record.status !== "in_review") return no("can.notInReview");
      return permissions.can_manage ? yes : no("can.notPermitted");
    case "new-version":
      if (!permissions.can_new_version) return no("can.newVersion.notPermitted");
      return record.is_published ? yes : no("can.notPublished");
    case "reserve-pid":
      return readDoi((typed ?? record).pids ?? record.pids)?.identifier ? no("can.pidExists") : yes;
    case "discard-pid":
      return mayDiscardPid(state);
    case "import-files":
      return mayImport(state);
    default:
      return action satisfies never;
  }
}
