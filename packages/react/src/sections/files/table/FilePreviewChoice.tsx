import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/useMessage.ts";
import { VisuallyHidden } from "../../../ui/display/VisuallyHidden.tsx";

interface FilePreviewChoiceProps {
  name: string;
  groupName: string;
  /** The host's words, where it gave any. */
  label: ReactNode | undefined;
  chosen: boolean;
  /** Absent where nothing may be changed. */
  onChoose: ((name: string) => void) | undefined;
}

/** Chooses the file that the record's page shows first; one of all files. */
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
