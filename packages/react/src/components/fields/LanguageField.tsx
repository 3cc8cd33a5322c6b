import type { FieldPath, VocabularyChoice } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Combobox } from "../../ui/combobox/Combobox.tsx";
import { EntryField, type EntryFieldProps } from "./EntryField.tsx";
import { useComboboxLabels } from "../search/useComboboxLabels.ts";
import { languageName, useLanguageSearch } from "./useLanguageSearch.ts";

/** Props of {@link LanguageField}. */
export interface LanguageFieldProps {
  /** Path of the row. */
  readonly row: FieldPath;
  readonly value: VocabularyChoice | null;
  readonly onValueChange: (language: VocabularyChoice | null) => void;
  readonly disabled: boolean;
  readonly columns: EntryFieldProps["columns"];
}

/** The language that a title or a description is in, searched in the vocabulary; none need be chosen. */
export function LanguageField({ row, value, onValueChange, disabled, columns }: LanguageFieldProps) {
  const t = useMessage();
  const load = useLanguageSearch();
  const labels = useComboboxLabels({ failed: t("languages.failed") });
  return (
    <EntryField row={row} name="lang" label={t("entry.language")} columns={columns} disabled={disabled}>
      {(inputProps) => (
        <Combobox<VocabularyChoice>
          {...inputProps}
          value={value}
          onValueChange={onValueChange}
          load={load}
          getKey={({ id }) => id}
          getLabel={languageName}
          labels={labels}
          placeholder={t("entry.language.placeholder")}
        />
      )}
    </EntryField>
  );
}
