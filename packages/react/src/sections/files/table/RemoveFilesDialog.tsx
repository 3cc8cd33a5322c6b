import { useMessage } from "../../../i18n/useMessage.ts";
import { withoutOverrides } from "../../../i18n/withoutOverrides.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";

interface RemoveFilesDialogProps {
  /** Names of the files to remove. Nothing is asked for an empty list. */
  keys: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names shown. The others are counted. */
const NAMED = 5;

/** Asks once before any number of files is deleted, which cannot be undone. */
export function RemoveFilesDialog({ keys, onConfirm, onCancel }: RemoveFilesDialogProps) {
  const t = useMessage();
  const count = keys.length;
  return (
    <ConfirmDialog
      open={count > 0}
      title={t("files.remove.title", { count: Math.max(1, count) })}
      description={count > 1 ? t("files.remove.texts", { count }) : t("files.remove.text", { name: keys[0] ?? "" })}
      confirmLabel={t("files.remove.confirm", { count: Math.max(1, count) })}
      cancelLabel={t("files.remove.cancel", { count: Math.max(1, count) })}
      closeLabel={t("form.close")}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
      part="remove-file-dialog"
    >
      {count > 1 ? (
        <ul className="deposit-file-names">
          {keys.slice(0, NAMED).map((key) => (
            <li key={key}>
              <bdi>{withoutOverrides(key)}</bdi>
            </li>
          ))}
          {count > NAMED ? <li>{t("files.remove.more", { count: count - NAMED })}</li> : null}
        </ul>
      ) : null}
    </ConfirmDialog>
  );
}
