import type { VocabularyChoice } from "@deposit/core";
import { useMemo } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Combobox } from "../../ui/combobox/Combobox.tsx";
import { MultiCombobox } from "../../ui/combobox/MultiCombobox.tsx";
import { useComboboxLabels } from "../search/useComboboxLabels.ts";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";
import { FaultyField } from "./FaultyField.tsx";
import { useVocabularyValue } from "./useVocabularyValue.ts";
import { vocabularySearch } from "./vocabularySearch.ts";

/** One entry of a vocabulary, or any number of them, searched while one types. */
export function AutocompleteWidget({ definition, path, value, setValue, inputProps }: CustomWidgetProps) {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const { from = "", multiple = false, isVocabulary = false } = definition;
  const labels = useComboboxLabels();
  const load = useMemo(() => vocabularySearch(deposit.client, from), [deposit, from]);
  const { chosen, write } = useVocabularyValue(path, value, { multiple, isVocabulary });
  if (load === null)
    return (
      <FaultyField
        field={path.join(".")}
        fault={`no search is known at the address "${from}". Give one such as "/api/vocabularies/languages".`}
      >
        {t("customFields.noSource", { address: from })}
      </FaultyField>
    );
  const shared = {
    load,
    getKey: ({ id }: VocabularyChoice) => id,
    getLabel: ({ id, title }: VocabularyChoice) => title || id,
    labels,
  };
  return multiple ? (
    <MultiCombobox<VocabularyChoice>
      {...inputProps}
      {...shared}
      value={chosen}
      onValueChange={(next) => setValue(write(next))}
    />
  ) : (
    <Combobox<VocabularyChoice>
      {...inputProps}
      {...shared}
      value={chosen[0] ?? null}
      onValueChange={(entry) => setValue(entry === null ? undefined : write([entry]))}
    />
  );
}
