import { useActions } from "../../form/actions/useActions.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Card } from "../../ui/display/Card.tsx";
import { MainButton } from "./MainButton.tsx";
import { SaveState } from "./SaveState.tsx";
import { useActionButton } from "../../components/layout/useActionButton.ts";
import { type ActionDialogName, useDiscardKind, useMainActions } from "./useMainActions.ts";

/** The actions in the side column. */
export function ActionCard({ onOpen }: { readonly onOpen: (dialog: ActionDialogName) => void }) {
  const t = useMessage();
  const actions = useActions();
  const [save, preview, discard] = [useActionButton("save"), useActionButton("preview"), useActionButton("discard")];
  const [first, ...others] = useMainActions(onOpen);
  const discards = useDiscardKind();
  return (
    <Card variant="aside" part="actions">
      <h2 className="deposit-aside-heading">{t("actions.heading")}</h2>
      <SaveState />
      <div className="deposit-stack" data-gap="small">
        {first === undefined ? null : <MainButton action={first} primary withReason />}
        {others.map((action) => (
          <MainButton key={action.id} action={action} primary={false} withReason />
        ))}
        <div className="deposit-actions__pair">
          <Button
            icon="save"
            block
            aria-keyshortcuts="Control+S Meta+S"
            {...save}
            aria-label={t("actions.save")}
            onClick={() => void actions.save()}
          >
            {t("actions.save")}
          </Button>
          <Button
            icon="eye"
            block
            {...preview}
            aria-label={t("actions.preview")}
            onClick={() => void actions.preview()}
          >
            {t("actions.preview")}
          </Button>
        </div>
        {discards === null ? null : (
          <Button
            variant="quiet"
            icon="trash"
            block
            {...discard}
            aria-label={t(`discard.${discards}`)}
            onClick={() => onOpen("discard")}
          >
            {t(`discard.${discards}`)}
          </Button>
        )}
      </div>
    </Card>
  );
}
