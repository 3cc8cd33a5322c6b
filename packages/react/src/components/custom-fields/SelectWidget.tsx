import type { VocabularyChoice, VocabularyOption } from "@deposit/core";
import { useMemo } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { MultiCombobox } from "../../ui/combobox/MultiCombobox.tsx";
import { Select } from "../../ui/controls/Select.tsx";
import { useComboboxLabels } from "../search/useComboboxLabels.ts";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";
import { matchOptions } from "./matchOptions.ts";
import { useVocabularyValue } from "./useVocabularyValue.ts";

const noOptions: readonly VocabularyOption[] = [];

/** One of the options, or any number of them. */
export function SelectWidget({ definition, path, value, setValue, inputProps }: CustomWidgetProps) {
  const t = useMessage();
  const labels = useComboboxLabels();
  const { options = noOptions, multiple = false, isVocabulary = false } = definition;
  const titles = useMemo(() => new Map(options.map((option) => [option.value, option.text])), [options]);
  const { chosen, write } = useVocabularyValue(path, value, { multiple, isVocabulary, titles });
  if (!multiple) {
    const { placeholder, ...rest } = inputProps;
    return (
      <Select
        {...rest}
        options={options.map((option) => ({ value: option.value, label: option.text }))}
        placeholder={placeholder ?? t("customFields.choose")}
        value={chosen[0]?.id ?? ""}
        onValueChange={(id) => setValue(id === "" ? undefined : write([{ id, title: titles.get(id) ?? id }]))}
      />
    );
  }
  return (
    <MultiCombobox<VocabularyChoice>
      {...inputProps}
      value={chosen}
      onValueChange={(next) => setValue(write(next))}
      load={(text) => Promise.resolve(matchOptions(options, text))}
      debounceMs={0}
      getKey={({ id }) => id}
      getLabel={({ title }) => title}
      labels={labels}
    />
  );
}
