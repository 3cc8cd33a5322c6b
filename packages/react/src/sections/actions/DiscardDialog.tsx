import { useActions } from "../../form/actions/useActions.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { type ActionDialogProps, useDiscardKind } from "./useMainActions.ts";

/** Asks before the draft, its changes or the new version are deleted, and explains what is kept. */
export function DiscardDialog({ onClose }: ActionDialogProps) {
  const t = useMessage();
  const { discard } = useActions();
  const kind = useDiscardKind();
  if (kind === null) return null;
  return (
    <ConfirmDialog
      open
      part="discard-dialog"
      tone="danger"
      title={t(`discard.${kind}.title`)}
      description={t(`discard.${kind}.text`)}
      confirmLabel={t(`discard.${kind}`)}
      cancelLabel={t("discard.cancel")}
      closeLabel={t("form.close")}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void discard();
      }}
    />
  );
}
