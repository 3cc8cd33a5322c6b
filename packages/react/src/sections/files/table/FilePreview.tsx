import type { Field } from "../../../form/field/useField.ts";
import type { ReactNode } from "react";
import { Button } from "../../../ui/controls/Button.tsx";
import { FieldMessages } from "../../../ui/field/FieldMessages.tsx";
import { VisuallyHidden } from "../../../ui/display/VisuallyHidden.tsx";
import { useDeposit } from "../../../form/session/useDeposit.ts";
import { useMessage } from "../../../i18n/useMessage.ts";

interface FilePreviewChoiceProps {
  name: string;
  groupName: string;
  /** The host's label, if it has one. */
  label: ReactNode | undefined;
  chosen: boolean;
  /** Absent if nothing may be changed. */
  onChoose: ((name: string) => void) | undefined;
}

/** Radio button for the file that the record's page shows first. */
export function FilePreviewChoice({ name, groupName, label, chosen, onChoose }: FilePreviewChoiceProps) {
  const t = useMessage();
  return (
    <label className="deposit-file__meta deposit-checkbox__line">
      <input
        type="radio"
        className="deposit-radio-card__control"
        name={groupName}
        checked={chosen}
        disabled={onChoose === undefined}
        onChange={() => onChoose?.(name)}
        aria-label={label === undefined ? t("files.preview.choose", { name }) : undefined}
      />
      {label === undefined ? (
        t("files.preview.label")
      ) : (
        <>
          {label} <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </label>
  );
}

interface FilePreviewNoteProps {
  preview: Field<string>;
  /** Absent if nothing may be changed. */
  onNone: (() => void) | undefined;
}

/** Explains the choice of the preview file, shows its server feedback, and has a button to clear it. */
export function FilePreviewNote({ preview, onNone }: FilePreviewNoteProps) {
  const t = useMessage();
  // The platform normalizes quotes and accents of the name before it searches (docs/platform/metadata.md 9.1).
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
