import type { Message } from "../messages.ts";
import type { FileEntry } from "../record/files.ts";
import { readDoi } from "../record/doi.ts";
import type { DepositValues } from "../fields/values.ts";
import { type EditorState, depositState } from "../rules/depositState.ts";
import { importSource, mayChangeFiles, mayToggleFiles } from "../rules/filePermissions.ts";
import { recordStatuses } from "../rules/status.ts";
import { publishedDoi } from "../rules/doiChoice.ts";
import { type DepositAction, type DepositState, isDiscarded } from "./state.ts";

/** Whether an action may be asked for now, and if not, why. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: Message };

/** What the form says by now of what an action depends on. */
export type TypedForActions = Pick<DepositValues, "files"> & Partial<Pick<DepositValues, "pids">>;

const yes: Permission = { allowed: true };
const no = (id: Message["id"]): Permission => ({ allowed: false, reason: { id } });

/** The flags that status and community make for the deposit as it stands (docs/platform/product.md 4.3). */
export function editorState({
  record,
  selectedCommunity,
}: Pick<DepositState, "record" | "selectedCommunity">): EditorState {
  return depositState(record, selectedCommunity);
}

/** Whether the status of a record is one that the specification names; of another nothing can be derived. */
export function isKnownStatus({ status }: Pick<DepositState["record"], "status">): boolean {
  return recordStatuses.some((known) => known === status);
}

/** Whether a file can be neither sent nor removed: the server gave it an address of something else. */
const isStuck = ({ phase }: FileEntry): boolean =>
  phase.kind === "error" && phase.failure.kind === "request" && phase.failure.failure.kind === "foreign-address";

/** Publishing and submitting need every file finished, and at least one unless the record is metadata-only. */
function filesAllow(state: DepositState, typed: TypedForActions | undefined): Permission {
  const { files, snapshot } = state;
  if (files.some(isStuck)) return no("can.fileStuck");
  if (files.some((file) => file.phase.kind !== "finished")) return no("can.filesUnfinished");
  // A published record would keep them.
  if (files.some((file) => file.isBeingRemoved)) return no("can.filesBeingRemoved");
  const enabled = (typed ?? snapshot.saved).files.enabled;
  if (!enabled || files.length > 0) return yes;
  return no(mayToggleFiles(state) ? "can.noFiles" : "can.filesRequired");
}

/** A declined request of a further version goes with that version alone; any other review is taken off on the way. */
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
 * Only a reserved identifier can be given up: neither one that was made elsewhere nor one that is registered
 * (docs/platform/pids.md 4).
 */
function mayDiscardPid({ record, config }: DepositState): Permission {
  if (publishedDoi({ record, config })?.isManaged === true) return no("doi.registered");
  return readDoi(record.pids)?.isManaged === true ? yes : no("can.noPid");
}

/** What has an answer of its own for a record that is published and not being edited. */
const forPublished: readonly DepositAction[] = ["new-version", "discard-pid"];

/**
 * Whether `action` may be asked for in `state` (docs/platform/product.md 4.4, 6): asked by the button and by the action
 * alike. `typed` is what the form says of files and identifiers by now; without it the record as last saved is asked.
 *
 * @example const permission = can(state, "publish"); if (!permission.allowed) show(permission.reason);
 */
export function can(state: DepositState, action: DepositAction, typed?: TypedForActions): Permission {
  const { phase, record, permissions } = state;
  const running = phase.kind === "running" ? phase.action : null;
  // A save during a save is taken and done after it, so that nobody has to wait to press the button.
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
      // It takes the review off, which is not for its curators to do.
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
