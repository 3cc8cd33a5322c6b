import { useDeposit } from "../../../form/session/useDeposit.ts";
import type { Field } from "../../../form/field/useField.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FieldMessages } from "../../../ui/field/FieldMessages.tsx";

interface FilePreviewNoteProps {
  preview: Field<string>;
  /** Absent where nothing may be changed. */
  onNone: (() => void) | undefined;
}

/** What the choice of a file to be shown first is good for, what the server says of it, and how to take it back. */
export function FilePreviewNote({ preview, onNone }: FilePreviewNoteProps) {
  const t = useMessage();
  // The platform looks for the name as it tidies texts (docs/platform/metadata.md 9.1): with straight quotes, and
  // accents in one with their letters.
  const isThere = useDeposit(({ files }) => files.some(({ key }) => key === preview.value));
  return (
    <>
      <FieldMessages id={`${preview.inputProps.id}-messages`} messages={preview.messages} />
      {isThere && preview.messages.length > 0 ? <p className="deposit-text">{t("files.preview.notFound")}</p> : null}
      {preview.value === "" || onNone === undefined ? null : (
        <div className="deposit-row" data-between="">
          <span className="deposit-muted deposit-small">{preview.help ?? t("files.preview.help")}</span>
          <Button variant="quiet" size="sm" icon="clear" onClick={onNone}>
            {t("files.preview.none")}
          </Button>
        </div>
      )}
    </>
  );
}
