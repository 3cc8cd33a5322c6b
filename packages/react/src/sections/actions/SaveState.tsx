import { useDeposit } from "../../form/session/useDeposit.ts";
import { useUnsavedChanges } from "../../form/session/useUnsavedChanges.ts";
import { useMessage } from "../../i18n/useMessage.ts";

/**
 * How it stands with saving, and after it `reason`, why the next step cannot be taken, which its button says to whom it is
 * read. Not read out: it changes with the first key that is pressed.
 */
export function SaveState({ reason }: { readonly reason?: string | undefined }) {
  const t = useMessage();
  const unsaved = useUnsavedChanges();
  const wasSaved = useDeposit((state) => state.record.id !== undefined);
  const state = unsaved ? "unsaved" : wasSaved ? "saved" : "neverSaved";
  return (
    <p className="deposit-text deposit-small deposit-muted" data-deposit-part="save-state" data-state={state}>
      {t(`actions.${state}`)}
      {reason === undefined ? null : <span aria-hidden="true"> {reason}</span>}
    </p>
  );
}
