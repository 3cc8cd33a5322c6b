import { useLocale } from "../i18n/useLocale.ts";
import { useMessage } from "../i18n/useMessage.ts";
import { TextField } from "../ui/TextField.tsx";
import type { FieldInputProps } from "../ui/useFieldIds.ts";
import { describeDate } from "./describeDate.ts";

/** Props of {@link DateInput}. */
export interface DateInputProps extends FieldInputProps {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly placeholder?: string | undefined;
}

/** A date as text, a day, a month, a year or an interval, with an echo of how it was understood. */
export function DateInput({ value, onValueChange, ...inputProps }: DateInputProps) {
  const t = useMessage();
  const { tag } = useLocale();
  const understood = describeDate(value, tag);
  const echoId = `${inputProps.id}-understood`;
  const description = [understood === null ? "" : echoId, inputProps["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <div className="deposit-stack" data-gap="small">
      <TextField
        {...inputProps}
        aria-describedby={description === "" ? undefined : description}
        value={value}
        onValueChange={onValueChange}
        autoComplete="off"
        spellCheck={false}
      />
      {understood === null ? null : (
        <p className="deposit-text deposit-small" id={echoId} data-deposit-part="date-understood">
          {understood.kind === "single"
            ? t("publicationDate.understood", { date: understood.date })
            : t("publicationDate.understoodInterval", { from: understood.from, to: understood.to })}
        </p>
      )}
    </div>
  );
}
