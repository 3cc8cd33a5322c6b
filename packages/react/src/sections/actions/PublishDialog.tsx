import { useActions } from "../../form/useActions.ts";
import { useDeposit } from "../../form/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

/** Props of the questions of the action bar. */
export interface QuestionProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Asks before publishing. It closes with the answer: the button in the bar shows that it is being done, and when it
 * stops at a fault, that field can have the focus.
 */
export function PublishDialog({ open, onClose }: QuestionProps) {
  const t = useMessage();
  const { publish } = useActions();
  const hasFiles = useDeposit((state) => state.files.length > 0);
  return (
    <ConfirmDialog
      open={open}
      part="publish-dialog"
      title={t("publish.title")}
      description={t("publish.text")}
      confirmLabel={t("publish.confirm")}
      cancelLabel={t("publish.cancel")}
      closeLabel={t("form.close")}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void publish();
      }}
    >
      {hasFiles ? <p className="deposit-text">{t("publish.filesFixed")}</p> : undefined}
    </ConfirmDialog>
  );
}
