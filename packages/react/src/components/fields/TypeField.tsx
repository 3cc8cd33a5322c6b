import type { FieldPath, VocabularyOption } from "@deposit/core";
import { useMemo } from "react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Select } from "../../ui/controls/Select.tsx";
import { EntryField, type EntryFieldProps } from "./EntryField.tsx";

/** Props of {@link TypeField}. */
export interface TypeFieldProps {
  /** Path of the row. */
  readonly row: FieldPath;
  readonly types: readonly VocabularyOption[];
  readonly value: string;
  readonly onValueChange: (type: string) => void;
  readonly disabled: boolean;
  readonly columns: EntryFieldProps["columns"];
}

/** What kind of title, description or date a row is: one of the configured types, sorted by their words. */
export function TypeField({ row, types, value, onValueChange, disabled, columns }: TypeFieldProps) {
  const t = useMessage();
  const { tag } = useLocale();
  const options = useMemo(
    () =>
      types
        .map((type) => ({ value: type.value, label: type.text }))
        .toSorted((one, other) => one.label.localeCompare(other.label, tag)),
    [types, tag],
  );
  return (
    <EntryField row={row} name="type" label={t("entry.type")} columns={columns} required disabled={disabled}>
      {(inputProps) => (
        <Select
          {...inputProps}
          options={options}
          placeholder={t("entry.type.choose")}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </EntryField>
  );
}
