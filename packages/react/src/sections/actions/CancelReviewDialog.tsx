import { useState } from "react";
import { useActions } from "../../form/useActions.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { useDirtyGuard } from "../../ui/useDirtyGuard.ts";
import { DiscardCommentDialog } from "./DiscardCommentDialog.tsx";
import { plainTextAsHtml } from "./plainTextAsHtml.ts";
import type { QuestionProps } from "./PublishDialog.tsx";

/** Asks before the upload is taken back from review, with a comment to its curators. */
export function CancelReviewDialog({ onClose }: QuestionProps) {
  const t = useMessage();
  const { cancelReview } = useActions();
  const [comment, setComment] = useState("");
  const guard = useDirtyGuard({ dirty: comment.trim() !== "", onClose });
  return (
    <Dialog
      open
      onClose={guard.requestClose}
      part="cancel-review-dialog"
      title={t("cancelReview.title")}
      description={t("cancelReview.text")}
      closeLabel={t("form.close")}
      footer={
        <>
          <Button onClick={guard.requestClose}>{t("cancelReview.keep")}</Button>
          <Button
            variant="danger"
            onClick={() => {
              const html = plainTextAsHtml(comment);
              onClose();
              void cancelReview(html === "" ? undefined : html);
            }}
          >
            {t("cancelReview.confirm")}
          </Button>
        </>
      }
    >
      <Field label={t("submit.comment")} help={t("cancelReview.comment.help")}>
        {(inputProps) => <TextArea {...inputProps} value={comment} onValueChange={setComment} />}
      </Field>
      <DiscardCommentDialog guard={guard} />
    </Dialog>
  );
}
