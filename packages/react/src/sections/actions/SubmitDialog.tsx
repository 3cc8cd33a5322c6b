import { useContext, useRef, useState } from "react";
import { UnsavedInputDialog } from "../../components/lists/UnsavedInputDialog.tsx";
import { PublishExtrasContext } from "../../components/overrides/PublishExtras.ts";
import { SafeHtml } from "../../components/fields/SafeHtml.tsx";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { useDirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";
import { AcceptanceBox, useAcceptances } from "./AcceptanceBox.tsx";
import type { ActionDialogProps } from "./useMainActions.ts";
import { SubmissionFailure, useSubmission } from "./useSubmission.tsx";

/** Ids that a host may not use for its extra checkboxes (`checkExtraCheckboxes` in core). */
const ACCESS = "accept-access-checkbox";
const AFTER_PUBLISH = "accept-after-publish-checkbox";

/**
 * Asks before the upload is submitted to its community: for review with a comment, or for direct publication
 * (docs/platform/product.md 5.6). It stays open while the action runs and shows a failure. Field errors close it.
 */
export function SubmitDialog({ onClose }: ActionDialogProps) {
  const t = useMessage();
  const first = useRef<HTMLInputElement>(null);
  const { selectedCommunity, showDirectPublishButton: directly } = useDeposit(editorFlags);
  const isPublished = useDeposit((state) => state.record.is_published);
  const hasFiles = useDeposit((state) => state.files.length > 0);
  const extra = useDeposit((state) => state.config.publish_modal_extra);
  const checkboxes = useContext(PublishExtrasContext);
  const [comment, setComment] = useState("");
  const { deposit, values } = useDepositContext();
  const { busy, failure, submit } = useSubmission((html) => deposit.submitReview(values.read, html), onClose);
  const required = [ACCESS, ...(isPublished ? [] : [AFTER_PUBLISH]), ...checkboxes.map(({ id }) => id)];
  const acceptances = useAcceptances(required, selectedCommunity?.id);
  const hasComment = comment.trim() !== "";
  const guard = useDirtyGuard({ dirty: !busy && (hasComment || acceptances.anyAccepted), onClose });
  const title = selectedCommunity?.title || t("community.untitled");
  const kind = directly ? "direct" : isPublished ? "published" : "review";
  const close = (): void => {
    if (!busy) guard.requestClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      part="submit-dialog"
      title={t(`submit.${kind}.title`)}
      description={t(`submit.${kind}.text`, { title })}
      closeLabel={t("form.close")}
      initialFocus={first}
      footer={
        <>
          {/* Ticks are quickly repeated, so only a comment asks before it is lost. */}
          <Button onClick={hasComment ? close : onClose} disabled={busy}>
            {t("publish.cancel")}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              if (acceptances.check()) void submit(directly ? "" : comment);
            }}
          >
            {t(`submit.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <div className="deposit-stack" ref={acceptances.box}>
        <SubmissionFailure heading={t("submit.failed")} failure={failure} part="submit-failure" />
        {hasFiles && !isPublished ? <p className="deposit-text">{t("publish.filesFixed")}</p> : null}
        <div className="deposit-stack" data-gap="small">
          <AcceptanceBox
            id={ACCESS}
            name="acceptAccessToRecord"
            label={t("submit.acceptAccess", { title })}
            acceptances={acceptances}
            disabled={busy}
            inputRef={first}
          />
          {isPublished ? null : (
            <AcceptanceBox
              id={AFTER_PUBLISH}
              name="acceptAfterPublishRecord"
              label={t(directly ? "submit.acceptAfterPublish.direct" : "submit.acceptAfterPublish")}
              acceptances={acceptances}
              disabled={busy}
            />
          )}
          {checkboxes.map(({ id, fieldPath, text }) => (
            <AcceptanceBox key={id} id={id} name={fieldPath} label={text} acceptances={acceptances} disabled={busy} />
          ))}
        </div>
        {directly ? null : (
          <Field label={t("submit.comment")} help={t("submit.comment.help")}>
            {(inputProps) => (
              <TextArea
                {...inputProps}
                name="reviewComment"
                value={comment}
                onValueChange={setComment}
                disabled={busy}
              />
            )}
          </Field>
        )}
        {extra === "" ? null : <SafeHtml html={extra} part="publish-extra" />}
      </div>
      <UnsavedInputDialog guard={guard} lost={hasComment ? "comment" : "changes"} />
    </Dialog>
  );
}
