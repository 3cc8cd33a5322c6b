import { sectionGuides } from "./sectionGuides.ts";

/** The `data-deposit-part` of each dialog with a page of its own, by the name of its story file. */
const dialogParts: Readonly<Record<string, string>> = {
  AddFieldDialog: "add-field-dialog",
  AwardDialog: "award-dialog",
  CancelReviewDialog: "cancel-review-dialog",
  CommunityDialog: "community-dialog",
  CreatorDialog: "creator-dialog",
  CustomAwardDialog: "custom-award-dialog",
  CustomLicenseDialog: "custom-license-dialog",
  DiscardDialog: "discard-dialog",
  MoveToPositionDialog: "move-to-position",
  PublishDialog: "publish-dialog",
  RemoveFilesDialog: "remove-file-dialog",
  StandardLicenseDialog: "license-dialog",
  SubmitDialog: "submit-dialog",
  UnsavedInputDialog: "unsaved-input-dialog",
  UploadLimitsDialog: "upload-limits-dialog",
};

/** The documentation of a dialog. */
export interface DialogGuide {
  readonly part: string;
  readonly purpose: string;
  /** The sections that open it, by their names in `components`. */
  readonly sections: readonly string[];
}

/** Returns the guide for the dialog that a story file is named after. */
export function guideOfDialog(fileName: unknown): DialogGuide | undefined {
  const name = /stories\/dialogs\/(\w+)\.stories\.tsx$/.exec(String(fileName))?.[1] ?? "";
  const part = dialogParts[name];
  if (part === undefined) return undefined;
  const named = Object.entries(sectionGuides).flatMap(([section, { anatomy }]) =>
    anatomy.filter((piece) => piece.part === part).map(({ text }) => ({ section, text })),
  );
  return { part, purpose: named[0]?.text ?? "", sections: named.map(({ section }) => section) };
}
