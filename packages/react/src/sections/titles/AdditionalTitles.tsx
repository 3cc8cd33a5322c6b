import { type AdditionalTitleValue, newRowKey } from "@deposit/core";
import { DEFAULT_ADDITIONAL_TITLE_TYPE } from "@deposit/core/internal";
import { useCallback } from "react";
import { EntryField } from "../../components/fields/EntryField.tsx";
import { type EntryFieldsProps, EntryRows } from "../../components/lists/EntryRows.tsx";
import { LanguageField } from "../../components/fields/LanguageField.tsx";
import { languageTagOf } from "../../components/fields/languageTagOf.ts";
import { TypeField } from "../../components/fields/TypeField.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextField } from "../../ui/controls/TextField.tsx";

/** Additional titles, each with a type and a language (docs/platform/product.md 3.2). */
export function AdditionalTitles() {
  const t = useMessage();
  const nameOf = useCallback(
    ({ title }: AdditionalTitleValue, index: number) =>
      title.trim() || t("titles.additional.unnamed", { number: index + 1 }),
    [t],
  );
  return (
    <EntryRows
      name="metadata.additional_titles"
      label={t("titles.additional.label")}
      addLabel={t("titles.additional.add")}
      newEntry={newTitle}
      nameOf={nameOf}
      Fields={TitleFields}
    />
  );
}

function newTitle(): AdditionalTitleValue {
  return { key: newRowKey(), title: "", type: DEFAULT_ADDITIONAL_TITLE_TYPE, lang: null };
}

function TitleFields({ entry, path, change, disabled }: EntryFieldsProps<AdditionalTitleValue>) {
  const t = useMessage();
  const types = useDeposit((state) => state.config.vocabularies.titles.type);
  return (
    <>
      <EntryField row={path} name="title" label={t("titles.additional.title")} columns={6} required disabled={disabled}>
        {(inputProps) => (
          <TextField
            {...inputProps}
            lang={languageTagOf(entry.lang)}
            value={entry.title}
            onValueChange={(title) => change({ title })}
            autoComplete="off"
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
      <LanguageField
        row={path}
        value={entry.lang}
        onValueChange={(lang) => change({ lang })}
        columns={3}
        disabled={disabled}
      />
    </>
  );
}
