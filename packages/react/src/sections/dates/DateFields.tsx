import type { DateValue } from "@deposit/core";
import { DateInput } from "../../components/fields/DateInput.tsx";
import { EntryField } from "../../components/fields/EntryField.tsx";
import type { EntryFieldsProps } from "../../components/lists/EntryRows.tsx";
import { TypeField } from "../../components/fields/TypeField.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextField } from "../../ui/controls/TextField.tsx";

/** The fields of one date: value, type and description. */
export function DateFields({ entry, path, change, disabled }: EntryFieldsProps<DateValue>) {
  const t = useMessage();
  const types = useDeposit((state) => state.config.vocabularies.dates.type);
  return (
    <>
      <EntryField row={path} name="date" label={t("dates.date")} columns={5} required disabled={disabled}>
        {(inputProps) => (
          <DateInput
            {...inputProps}
            value={entry.date}
            onValueChange={(date) => change({ date })}
            placeholder={t("form.dayPlaceholder")}
          />
        )}
      </EntryField>
      <TypeField
        row={path}
        types={types}
        value={entry.type}
        onValueChange={(type) => change({ type })}
        columns={3}
        disabled={disabled}
      />
      <EntryField row={path} name="description" label={t("dates.description")} columns={4} disabled={disabled}>
        {(inputProps) => (
          <TextField
            {...inputProps}
            value={entry.description}
            onValueChange={(description) => change({ description })}
            autoComplete="off"
          />
        )}
      </EntryField>
    </>
  );
}
