import { useMessage } from "../i18n/useMessage.ts";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";
import type { DirtyGuard } from "../ui/dialog/useDirtyGuard.ts";

/** Props of {@link DiscardQuestion}. */
export interface DiscardQuestionProps {
  readonly guard: DirtyGuard;
  /** What would be lost: a comment that was typed, or anything else. @default "changes" */
  readonly lost?: "changes" | "comment" | undefined;
}

/** Asks before a dialog is closed in which something was typed or ticked. */
export function DiscardQuestion({ guard, lost = "changes" }: DiscardQuestionProps) {
  const t = useMessage();
  const question = lost === "comment" ? "submit.discardComment" : "form.discardChanges";
  return (
    <ConfirmDialog
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
