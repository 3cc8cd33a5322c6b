import type { Failure } from "../errors.ts";
import type { Community } from "../record/community.ts";
import type { Feedback } from "../record/feedback.ts";
import type { DepositRecord } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";
import type { FileEntry } from "../record/files.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import type { ActionStep, DepositAction, DroppedValues, LostCreation, SaveOccasion } from "./state.ts";
import type { FilesElsewhere } from "../record/files.ts";

/** An event of a deposit. `transition` handles each kind. */
export type DepositEvent =
  | {
      readonly kind: "step-started";
      readonly action: DepositAction;
      readonly step: ActionStep;
      readonly occasion?: SaveOccasion | undefined;
    }
  /** The draft was changed elsewhere, and what is typed was merged with it. */
  | { readonly kind: "draft-rebased"; readonly record: DepositRecord; readonly saved: DepositValues }
  | {
      readonly kind: "draft-saved";
      readonly record: DepositRecord;
      readonly sent: DepositValues;
      readonly sentRows: ReadonlyMap<string, readonly string[]>;
      readonly saved: DepositValues;
      /** What the server refused, and what its answer does not hold. */
      readonly refused: readonly FieldPath[];
      readonly dropped?: DroppedValues | undefined;
      readonly feedback: readonly Feedback[];
    }
  | { readonly kind: "record-published"; readonly record: DepositRecord }
  | { readonly kind: "record-read"; readonly record: DepositRecord }
  | { readonly kind: "community-chosen"; readonly community: Community | null }
  | { readonly kind: "creation-lost"; readonly creation: LostCreation }
  | { readonly kind: "creation-found"; readonly record: DepositRecord }
  | { readonly kind: "community-settled"; readonly community: Community | null | undefined }
  | { readonly kind: "removal-asked"; readonly keys: readonly string[] }
  | {
      readonly kind: "files-imported";
      readonly entries: readonly FileEntry[];
      /** The name of the previewed file, or "". */
      readonly preview: string;
    }
  | {
      readonly kind: "action-succeeded";
      readonly action: DepositAction;
      /** Set for a save that nobody clicked for. Its success is not announced. */
      readonly occasion?: SaveOccasion | undefined;
      readonly files?: FilesElsewhere | undefined;
    }
  | { readonly kind: "action-rejected"; readonly action: DepositAction; readonly feedback: readonly Feedback[] }
  | {
      readonly kind: "action-failed";
      readonly action: DepositAction;
      readonly during: ActionStep | SaveOccasion;
      readonly failure: Failure;
      readonly feedback: readonly Feedback[] | null;
      /** When it failed, in milliseconds since 1970. */
      readonly at: number;
      /** The values that the feedback is about. */
      readonly values?: DepositValues | undefined;
    }
  | { readonly kind: "message-dismissed" }
  | UploadEvent;
