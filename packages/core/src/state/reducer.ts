import { mayHaveTakenEffect } from "../errors.ts";
import type { FileEntry } from "../record/files.ts";
import { isEqual } from "../shared/equal.ts";
import type { DepositEvent } from "./events.ts";
import { withContentsLastSeen } from "./recordContents.ts";
import { announcedPhase, type DepositState, isDiscarded, type Phase } from "./state.ts";

function withFile(files: readonly FileEntry[], entry: FileEntry): readonly FileEntry[] {
  const index = files.findIndex((file) => file.key === entry.key);
  return index === -1 ? [...files, entry] : files.with(index, entry);
}

/**
 * Grants the creator of a draft its permissions. The page of a new upload denies managing and deleting a draft that
 * does not exist yet (docs/platform/page.md 5). Its owner may do both after the first save, and begin new versions.
 */
function permissionsAfterSave({ record, permissions }: DepositState): DepositState["permissions"] {
  const owned = { can_manage: true, can_delete_draft: true, can_new_version: true };
  return record.id === undefined ? { ...permissions, ...owned } : permissions;
}

/** Returns what is known of the revision after files came or went (docs/platform/records.md 3.2). */
function afterOwnFiles({ revision }: DepositState): DepositState["revision"] {
  return revision === "known" ? "moved" : revision;
}

/** Returns the state after an event. Pure, and the only writer of a deposit's state. */
export function transition(state: DepositState, event: DepositEvent): DepositState {
  switch (event.kind) {
    case "step-started":
      return {
        ...state,
        phase: {
          kind: "running",
          action: event.action,
          step: event.step,
          ...(event.occasion === "autosave" ? { before: announcedPhase(state.phase) } : {}),
        },
      };
    case "draft-saved":
      return {
        ...state,
        permissions: permissionsAfterSave(state),
        lostCreation: null,
        revision: "known",
        record: event.record,
        // Keeps equal feedback, so that no field renders again.
        feedback: isEqual(event.feedback, state.feedback) ? state.feedback : event.feedback,
        refused: null,
        snapshot: {
          sequence: state.snapshot.sequence + 1,
          saved: event.saved,
          sent: { values: event.sent, rows: event.sentRows, refused: event.refused, dropped: event.dropped },
        },
      };
    case "draft-rebased":
      return {
        ...state,
        record: event.record,
        revision: "known",
        snapshot: { ...state.snapshot, saved: event.saved, sent: null },
        phase: { kind: "dismissed" },
      };
    case "record-published":
      return { ...state, record: event.record, feedback: [] };
    case "record-read": {
      const record = withContentsLastSeen(state.record, event.record);
      // After a save whose answer was lost, the difference may be that save.
      const isDoubtful = state.revision === "unknown" && record !== event.record;
      return { ...state, record, revision: isDoubtful ? "unknown" : "known" };
    }
    case "creation-lost":
      return { ...state, lostCreation: event.creation };
    case "creation-found": {
      const { record } = event;
      return { ...state, record, permissions: permissionsAfterSave(state), lostCreation: null, revision: "known" };
    }
    case "community-chosen":
      return { ...state, selectedCommunity: event.community };
    case "community-settled":
      // A community that was chosen meanwhile still has to be settled.
      return state.selectedCommunity === event.community ? { ...state, selectedCommunity: undefined } : state;
    case "files-imported": {
      // A draft with files is not metadata-only. The change is this page's own, and no conflict later.
      const files = { enabled: true, default_preview: event.preview };
      const record = { ...state.record, files: { ...state.record.files, ...files } };
      const { sequence, saved, sent } = state.snapshot;
      const snapshot = {
        sequence: sequence + 1,
        saved: { ...saved, files },
        sent: sent ?? { values: saved, rows: new Map(), refused: [] },
      };
      // Keeps files that were added meanwhile.
      const after = { ...state, record, snapshot, revision: afterOwnFiles(state) };
      return transition(after, { ...event, kind: "files-added" });
    }
    case "action-succeeded":
      return {
        ...state,
        phase: phaseAfterSuccess(event, state.phase),
      };
    case "action-rejected":
      return { ...state, feedback: event.feedback, phase: { kind: "rejected", action: event.action } };
    case "action-failed": {
      const isLost = mayHaveTakenEffect(event.failure);
      return {
        ...state,
        feedback: event.feedback ?? state.feedback,
        refused: event.feedback === null ? state.refused : (event.values ?? null),
        revision: isLost ? "unknown" : state.revision,
        // A lost answer to a read changed nothing.
        lostAt: isLost && event.failure.request.method !== "GET" ? event.at : state.lostAt,
        phase: { kind: "failed", action: event.action, during: event.during, failure: event.failure },
      };
    }
    case "message-dismissed":
      return state.phase.kind === "running" || isDiscarded(state) ? state : { ...state, phase: { kind: "dismissed" } };
    case "files-added": {
      const added = new Set(event.entries.map((entry) => entry.key));
      return { ...state, files: [...state.files.filter((file) => !added.has(file.key)), ...event.entries] };
    }
    case "file-changed": {
      const revision = event.entry.phase.kind === "finished" ? afterOwnFiles(state) : state.revision;
      return { ...state, files: withFile(state.files, event.entry), revision };
    }
    case "files-changed": {
      const changed = new Map(event.entries.map((entry) => [entry.key, entry]));
      const files = state.files.map((file) => changed.get(file.key) ?? file);
      const isMoved = event.entries.some(({ phase }) => phase.kind === "finished");
      return { ...state, files, revision: isMoved ? afterOwnFiles(state) : state.revision };
    }
    case "files-removed": {
      const removed = new Set(event.keys);
      return { ...state, files: state.files.filter(({ key }) => !removed.has(key)), revision: afterOwnFiles(state) };
    }
    case "removal-asked": {
      const asked = new Set(event.keys);
      const going = { isBeingRemoved: true, removalFailure: undefined };
      return { ...state, files: state.files.map((file) => (asked.has(file.key) ? { ...file, ...going } : file)) };
    }
    case "file-removal-failed": {
      const kept = { isBeingRemoved: false, removalFailure: event.failure };
      return { ...state, files: state.files.map((file) => (file.key === event.key ? { ...file, ...kept } : file)) };
    }
    default:
      return event satisfies never;
  }
}

/**
 * Returns the phase after a success. An autosave restores the phase before it. A save before an upload announces
 * nothing.
 */
function phaseAfterSuccess(
  { action, occasion, files }: Extract<DepositEvent, { kind: "action-succeeded" }>,
  phase: Phase,
): Phase {
  if (occasion === "autosave") return announcedPhase(phase);
  return occasion === undefined ? { kind: "succeeded", action, files } : { kind: "dismissed" };
}
