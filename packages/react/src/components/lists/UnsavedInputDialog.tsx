import { useMessage } from "../../i18n/useMessage.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import type { DirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";

/** Props of {@link UnsavedInputDialog}. */
export interface UnsavedInputDialogProps {
  readonly guard: DirtyGuard;
  /** What would be lost: a comment that was typed, or anything else. @default "changes" */
  readonly lost?: "changes" | "comment" | undefined;
}

/** Asks before a dialog is closed in which something was typed, ticked or picked. */
export function UnsavedInputDialog({ guard, lost = "changes" }: UnsavedInputDialogProps) {
  const t = useMessage();
  const question = lost === "comment" ? "submit.discardComment" : "form.discardChanges";
  return (
    <ConfirmDialog
      part="unsaved-input-dialog"
      open={guard.asking}
      title={t(`${question}.title`)}
      description={t(`${question}.text`)}
      confirmLabel={t(`${question}.confirm`)}
      cancelLabel={t("form.discardChanges.cancel")}
      closeLabel={t("form.close")}
      tone="danger"
      onConfirm={guard.discard}
      onCancel={guard.keepEditing}
    />
  );
}
