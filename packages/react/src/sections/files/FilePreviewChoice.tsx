import { useMessage } from "../../i18n/useMessage.ts";

interface FilePreviewChoiceProps {
  name: string;
  groupName: string;
  chosen: boolean;
  /** Absent where nothing may be changed. */
  onChoose: ((name: string) => void) | undefined;
}

/** Chooses the file that the record's page shows first; one of all files. */
export function FilePreviewChoice({ name, groupName, chosen, onChoose }: FilePreviewChoiceProps) {
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
        aria-label={t("files.preview.choose", { name })}
      />
      {t("files.preview.label")}
    </label>
  );
}
