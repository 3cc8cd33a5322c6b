import type { DepositConfig } from "../config.ts";
import type { Failure } from "../errors.ts";
import type { Community } from "../record/community.ts";
import type { Feedback } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import type { FileEntry, FilesElsewhere } from "../record/files.ts";
import type { DepositPermissions } from "../record/permissions.ts";
import type { DepositRecord } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";
import type { DepositValues } from "../fields/values.ts";

/** What a depositor can ask the deposit to do. */
export type DepositAction =
  | "save"
  | "preview"
  | "publish"
  | "publish-without-community"
  | "submit-review"
  | "cancel-review"
  | "discard"
  | "new-version"
  | "reserve-pid"
  | "discard-pid"
  | "import-files";

/** Why a save runs that nobody asked for by its button. */
export type SaveOccasion = "upload-save" | "autosave";

/** The call that a running action waits for. */
export type ActionStep =
  | "saving"
  | "settling-review"
  | "publishing"
  | "submitting"
  | "cancelling"
  | "discarding"
  | "creating-version"
  | "reserving"
  | "giving-up-pid"
  | "importing";

/**
 * Where the deposit stands with what was last asked of it.
 *
 * - `running`: on its way; `step` says which call.
 * - `succeeded`: done; after a save there may still be feedback.
 * - `failed`: the server did not do it; `failure` says why, nothing typed is lost.
 * - `rejected`: saved, but publishing or previewing stopped because fields have errors.
 */
export type Phase =
  | { readonly kind: "idle" }
  /** What was said of the last action was put away; fields keep what was said of them. */
  | { readonly kind: "dismissed" }
  | {
      readonly kind: "running";
      readonly action: DepositAction;
      readonly step: ActionStep;
      /** Under an autosave: the phase that it leaves as it was. */
      readonly before?: Phase | undefined;
    }
  | { readonly kind: "succeeded"; readonly action: DepositAction; readonly files?: FilesElsewhere | undefined }
  | {
      readonly kind: "failed";
      readonly action: DepositAction;
      readonly failure: Failure;
      readonly during: ActionStep | SaveOccasion;
    }
  | { readonly kind: "rejected"; readonly action: DepositAction };

/** Returns the phase that banners speak of: an autosave changes nothing of what they said before. */
export function announcedPhase(phase: Phase): Phase {
  return phase.kind === "running" && phase.before !== undefined ? phase.before : phase;
}

/**
 * The last time that a saved record came down: what the server holds, and, after a save, what was sent
 * (`null` for the record that the page began with). `sequence` grows with every one; the form merges `saved`
 * into what is typed by now (`mergeSaved`).
 */
export interface SavedSnapshot {
  readonly sequence: number;
  readonly saved: DepositValues;
  readonly sent: {
    readonly values: DepositValues;
    readonly rows: ReadonlyMap<string, readonly string[]>;
    readonly refused: readonly FieldPath[];
  } | null;
}

/**
 * How far `record.revision_id` can be trusted.
 *
 * - `known`: it is the server's, as far as this page can tell.
 * - `moved`: files that were added or deleted here have moved it since (docs/platform/records.md 3.2).
 * - `unknown`: the answer to a save was lost, so the server may have saved what was sent.
 */
export type RevisionKnowledge = "known" | "moved" | "unknown";

/** What was sent to be created, and when (milliseconds since 1970). */
export interface LostCreation {
  readonly sentAt: number;
  readonly payload: JsonObject;
}

/** Whether the draft was deleted here. Nothing can be done with it any more. */
export function isDiscarded({ phase }: Pick<DepositState, "phase">): boolean {
  return phase.kind === "succeeded" && phase.action === "discard";
}

/** Everything the machine owns: server truth and process, never what is being typed. */
export interface DepositState {
  readonly record: DepositRecord;
  readonly snapshot: SavedSnapshot;
  readonly phase: Phase;
  /** Feedback of the last save or publish, by path; fields drop theirs on screen when they change. */
  readonly feedback: readonly Feedback[];
  /** The values of a save that was refused as a whole, of which the feedback was said; `null` where `snapshot` has them. */
  readonly refused: DepositValues | null;
  /** Files by key, in the order they were added. */
  readonly files: readonly FileEntry[];
  /**
   * The community that was chosen here and is not settled with the server yet; `null` when it was removed, `undefined`
   * when the record's own counts (`depositState`).
   */
  readonly selectedCommunity: Community | null | undefined;
  /** A creation whose answer was lost, `null` otherwise: the draft may be there, and needs no second one beside it. */
  readonly lostCreation: LostCreation | null;
  /** When an answer to a change was lost last; milliseconds since 1970. */
  readonly lostAt: number;
  /** What is known of the server's revision. */
  readonly revision: RevisionKnowledge;
  readonly permissions: DepositPermissions;
  /** Whether the page said that the files of this published record can be changed. */
  readonly filesUnlocked: boolean;
  readonly config: DepositConfig;
}
