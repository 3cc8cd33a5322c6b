import { useContext } from "react";
import { UnsavedInputDialog } from "../../components/lists/UnsavedInputDialog.tsx";
import { PublishExtrasContext } from "../../components/overrides/PublishExtras.ts";
import { SafeHtml } from "../../components/fields/SafeHtml.tsx";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useActions } from "../../form/actions/useActions.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { useDirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";
import { AcceptanceBox, useAcceptances } from "./AcceptanceBox.tsx";
import type { ActionDialogProps } from "./useMainActions.ts";

/**
 * Asks before publishing, also without the community that declined the request. Shows the texts and checkboxes that the
 * site adds. It closes before the action runs, so that a field with an error can get the focus.
 */
export function PublishDialog({
  onClose,
  withoutCommunity,
}: ActionDialogProps & { readonly withoutCommunity: boolean }) {
  const t = useMessage();
  const actions = useActions();
  const hasFiles = useDeposit((state) => state.files.length > 0);
  const extra = useDeposit((state) => state.config.publish_modal_extra);
  const title = useDeposit(editorFlags).selectedCommunity?.title ?? "";
  const checkboxes = useContext(PublishExtrasContext);
  const acceptances = useAcceptances(checkboxes.map(({ id }) => id));
  const guard = useDirtyGuard({ dirty: acceptances.anyAccepted, onClose });
  const closeAndRun = (action: () => Promise<unknown>): void => {
    onClose();
    void action();
  };
  return (
    <Dialog
      open
      onClose={guard.requestClose}
      role="alertdialog"
      size="sm"
      part="publish-dialog"
      title={t("publish.title")}
      description={t("publish.text")}
      closeLabel={t("form.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("publish.cancel")}</Button>
          <Button icon="eye" onClick={() => closeAndRun(actions.preview)}>
            {t("actions.preview")}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              if (acceptances.check())
                closeAndRun(withoutCommunity ? actions.publishWithoutCommunity : actions.publish);
            }}
          >
            {t("publish.confirm")}
          </Button>
        </>
      }
    >
      {hasFiles || withoutCommunity || extra !== "" || checkboxes.length > 0 ? (
        <div className="deposit-stack" data-gap="small" ref={acceptances.box}>
          {withoutCommunity ? <p className="deposit-text">{t("publish.withoutCommunity", { title })}</p> : null}
          {hasFiles ? <p className="deposit-text">{t("publish.filesFixed")}</p> : null}
          {checkboxes.map(({ id, fieldPath, text }) => (
            <AcceptanceBox key={id} id={id} name={fieldPath} label={text} acceptances={acceptances} />
          ))}
          {extra === "" ? null : <SafeHtml html={extra} part="publish-extra" />}
          <UnsavedInputDialog guard={guard} />
        </div>
      ) : undefined}
    </Dialog>
  );
}
