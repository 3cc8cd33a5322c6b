import type { Json } from "@deposit/core";
import { asList } from "@deposit/core/internal";
import { useMessage } from "../../i18n/useMessage.ts";
import { MultiCombobox } from "../../ui/combobox/MultiCombobox.tsx";
import { useComboboxLabels } from "../search/useComboboxLabels.ts";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";
import { isFilled } from "../../form/store/isFilled.ts";

/** Any number of words or lines, each added with Enter; one that is no text is shown as it is held, and kept. */
export function MultiTextWidget({ value, setValue, inputProps }: CustomWidgetProps) {
  const t = useMessage();
  const labels = useComboboxLabels({ noResults: t("customFields.addByEnter") });
  return (
    <MultiCombobox<Json>
      {...inputProps}
      value={(Array.isArray(value) ? asList(value) : [value ?? null]).filter(isFilled)}
      onValueChange={setValue}
      load={() => Promise.resolve([])}
      // There is nothing to suggest: no list opens before something is written.
      minLength={Number.POSITIVE_INFINITY}
      getKey={inWords}
      getLabel={inWords}
      createItem={(text) => text}
      labels={labels}
    />
  );
}

function inWords(line: Json): string {
  return typeof line === "string" ? line : JSON.stringify(line);
}
