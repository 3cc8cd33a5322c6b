import { failureMessage } from "@deposit/core";
import type { SaveStatus } from "@deposit/core/internal";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { useSaveStatus } from "../../form/session/useSaveStatus.ts";
import { formatMoment } from "../../i18n/formatMoment.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { type Translate, useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";

/** Returns the first sentence of a text. The banner has the others. */
const firstSentence = (text: string): string => text.split(/(?<=[.。।])\s/u)[0] ?? text;

/** Returns the text for a status. */
function textOf(status: SaveStatus, t: Translate, language: string): string {
  switch (status.kind) {
    case "saving":
    case "offline":
    case "unsaved":
      return t(`actions.${status.kind}`);
    case "failed": {
      const { id, values } = failureMessage(status.failure);
      return t("actions.notSaved", { why: firstSentence(t(id, values)) });
    }
    case "saved":
      return status.at === null
        ? t("actions.saved")
        : t("actions.savedAt", { time: formatMoment(status.at, language) });
    case "not-taken":
      return t("actions.notTaken");
    case "never-saved":
      return t("actions.neverSaved");
    default:
      return status satisfies never;
  }
}

/**
 * Shows the state of saving, then `reason`: why the primary action is disabled. A screen reader reads the reason with
 * its button. The line is not announced, because it changes with the first key press.
 */
export function SaveState({ reason }: { readonly reason?: string | undefined }) {
  const t = useMessage();
  const { tag } = useLocale();
  const status = useSaveStatus();
  const focusField = useFocusField();
  return (
    <p className="deposit-text deposit-small deposit-muted" data-deposit-part="save-state" data-state={status.kind}>
      {textOf(status, t, tag)}
      {status.kind === "not-taken" ? (
        <>
          {" "}
          <Button size="sm" variant="quiet" onClick={() => void focusField(status.path)}>
            {t("actions.showNotTaken")}
          </Button>
        </>
      ) : null}
      {reason === undefined ? null : <span aria-hidden="true"> {reason}</span>}
    </p>
  );
}
