import type { VocabularyChoice } from "@deposit/core";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { useComboboxLabels } from "../../components/search/useComboboxLabels.ts";
import { languageName, useLanguageSearch } from "../../components/fields/useLanguageSearch.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { MultiCombobox } from "../../ui/combobox/MultiCombobox.tsx";

/** The languages of the deposited work, searched in the vocabulary (docs/platform/product.md 2.2). */
export function LanguagesSection() {
  const t = useMessage();
  const load = useLanguageSearch();
  const labels = useComboboxLabels({ failed: t("languages.failed") });
  return (
    <DepositField
      name="metadata.languages"
      label={t("languages.label")}
      help={t("languages.help")}
      placeholder={t("languages.placeholder")}
    >
      {({ value, setValue, inputProps }) => (
        <MultiCombobox<VocabularyChoice>
          {...inputProps}
          value={value}
          onValueChange={setValue}
          load={load}
          getKey={({ id }) => id}
          getLabel={languageName}
          labels={labels}
        />
      )}
    </DepositField>
  );
}
