import type { ReactNode } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";

/** Props of {@link PickerFooter}. */
export interface PickerFooterProps {
  /** That what is looked for may not be among the results, and the words of the way out. */
  readonly notFound: ReactNode;
  readonly custom: ReactNode;
  readonly onCustom: () => void;
  readonly onCancel: () => void;
  /** What is to be done before something can be confirmed; `undefined` once it is. */
  readonly missing: string | undefined;
  readonly confirm: ReactNode;
  readonly onConfirm: () => void;
}

/** What ends a dialog in which one of the results is picked. What is missing is read beside the button that waits for it. */
export function PickerFooter({ notFound, custom, onCustom, onCancel, missing, confirm, onConfirm }: PickerFooterProps) {
  const t = useMessage();
  return (
    <>
      <div className="deposit-row deposit-small deposit-dialog__spacer">
        <span>{notFound}</span>
        <button type="button" className="deposit-link" onClick={onCustom}>
          {custom}
        </button>
      </div>
      {/* Said of the button, too: by its description. */}
      {missing === undefined ? null : (
        <span className="deposit-row deposit-muted deposit-small" aria-hidden>
          {missing}
        </span>
      )}
      <Button onClick={onCancel}>{t("form.cancel")}</Button>
      <Button variant="primary" disabledReason={missing} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
}
