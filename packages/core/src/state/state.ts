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

/** An action that a depositor can start. */
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

/** The reason for a save that nobody clicked for. */
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
 * The course of the last action.
 *
 * - `running`: `step` is the call that it waits for.
 * - `succeeded`: done. After a save the draft may still have errors.
 * - `failed`: the server did not do it. `failure` says why, and nothing typed is lost.
 * - `rejected`: saved, but publishing, submitting or previewing stopped because fields have errors.
 */
export type Phase =
  | { readonly kind: "idle" }
  /** The message of the last action was dismissed. Fields keep theirs. */
  | { readonly kind: "dismissed" }
  | {
      readonly kind: "running";
      readonly action: DepositAction;
      readonly step: ActionStep;
      /** The phase before an autosave, which it restores. */
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

/** Returns the phase that banners show. An autosave does not change it. */
export function announcedPhase(phase: Phase): Phase {
  return phase.kind === "running" && phase.before !== undefined ? phase.before : phase;
}

/** The sent values that the server's answer does not hold. */
export interface DroppedValues {
  readonly paths: readonly FieldPath[];
  /** What the server holds instead, under the row keys of the form. */
  readonly onServer: DepositValues;
}

/**
 * The last saved record that was applied: what the server holds and, after a save, what was sent (`null` for the record
 * that the page opened with). `sequence` grows with each one. The form merges `saved` into the typed values
 * (`mergeSaved`).
 */
export interface SavedSnapshot {
  readonly sequence: number;
  readonly saved: DepositValues;
  readonly sent: {
    readonly values: DepositValues;
    readonly rows: ReadonlyMap<string, readonly string[]>;
    /** What the server refused, and what its answer does not hold. */
    readonly refused: readonly FieldPath[];
    readonly dropped?: DroppedValues | undefined;
  } | null;
}

/**
 * Whether `record.revision_id` is the server's revision.
 *
 * - `known`: it is, as far as this page can tell.
 * - `moved`: files that this page added or deleted have moved it since (docs/platform/records.md 3.2).
 * - `unknown`: the answer to a save was lost, so the server may have saved what was sent.
 */
export type RevisionKnowledge = "known" | "moved" | "unknown";

/** The payload of a creation that was not answered, and when it was sent (milliseconds since 1970). */
export interface LostCreation {
  readonly sentAt: number;
  readonly payload: JsonObject;
}

/** Whether the draft was deleted here. Nothing can be done with it any more. */
export function isDiscarded({ phase }: Pick<DepositState, "phase">): boolean {
  return phase.kind === "succeeded" && phase.action === "discard";
}

/** The state of a deposit: what the server holds, and the course of actions. It never holds what is being typed. */
export interface DepositState {
  readonly record: DepositRecord;
  readonly snapshot: SavedSnapshot;
  readonly phase: Phase;
  /** Feedback of the last save or publish, by path. A field hides its own when its value changes. */
  readonly feedback: readonly Feedback[];
  /**
   * The values of a save that the server refused as a whole, which the feedback is about. `null` if it is about
   * `snapshot`.
   */
  readonly refused: DepositValues | null;
  /** The files, in the order in which they were added. */
  readonly files: readonly FileEntry[];
  /**
   * The community that was chosen here and is not settled with the server yet. `null` if it was removed, `undefined` if
   * the record's own community applies (`depositState`).
   */
  readonly selectedCommunity: Community | null | undefined;
  /** A creation whose answer was lost, or `null`. Its draft may exist, so no second one must be created. */
  readonly lostCreation: LostCreation | null;
  /** When the answer to a change was last lost, in milliseconds since 1970. */
  readonly lostAt: number;
  /** Whether the record's revision is the server's. */
  readonly revision: RevisionKnowledge;
  readonly permissions: DepositPermissions;
  /** Whether the page allows changing the files of this published record. */
  readonly filesUnlocked: boolean;
  readonly config: DepositConfig;
}
