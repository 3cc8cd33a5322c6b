import { useState } from "react";
import { UnsavedInputDialog } from "../../components/lists/UnsavedInputDialog.tsx";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { useDirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";
import type { ActionDialogProps } from "./useMainActions.ts";
import { SubmissionFailure, useSubmission } from "./useSubmission.tsx";

/**
 * Asks before the upload is withdrawn from review, with a comment to the curators. It stays open while the action runs.
 * After a failure it shows the reason and keeps the comment.
 */
export function CancelReviewDialog({ onClose }: ActionDialogProps) {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const [comment, setComment] = useState("");
  const { busy, failure, submit } = useSubmission((html) => deposit.cancelReview(html), onClose);
  const guard = useDirtyGuard({ dirty: !busy && comment.trim() !== "", onClose });
  const close = (): void => {
    if (!busy) guard.requestClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      part="cancel-review-dialog"
      title={t("cancelReview.title")}
      description={t("cancelReview.text")}
      closeLabel={t("form.close")}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t("cancelReview.keep")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void submit(comment)}>
            {t("cancelReview.confirm")}
          </Button>
        </>
      }
    >
      <div className="deposit-stack">
        <SubmissionFailure heading={t("banner.cancelFailed")} failure={failure} part="cancel-review-failure" />
        <Field label={t("submit.comment")} help={t("cancelReview.comment.help")}>
          {(inputProps) => <TextArea {...inputProps} value={comment} onValueChange={setComment} disabled={busy} />}
        </Field>
      </div>
      <UnsavedInputDialog guard={guard} lost="comment" />
    </Dialog>
  );
}
