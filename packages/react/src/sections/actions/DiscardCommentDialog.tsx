import { useMessage } from "../../i18n/useMessage.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { DirtyGuard } from "../../ui/useDirtyGuard.ts";

/** Asks before a dialog with a comment that was typed is closed. */
export function DiscardCommentDialog({ guard }: { readonly guard: DirtyGuard }) {
  const t = useMessage();
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t("submit.discardComment.title")}
      description={t("submit.discardComment.text")}
      confirmLabel={t("submit.discardComment.confirm")}
      cancelLabel={t("form.discardChanges.cancel")}
      closeLabel={t("form.close")}
      tone="danger"
      onConfirm={guard.discard}
      onCancel={guard.keepEditing}
    />
  );
}
