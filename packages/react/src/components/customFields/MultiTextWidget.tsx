import { asList, asText } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { MultiCombobox } from "../../ui/MultiCombobox.tsx";
import { useComboboxLabels } from "../useComboboxLabels.ts";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";

/** Any number of words or lines, each added with Enter. */
export function MultiTextWidget({ value, setValue, inputProps }: CustomWidgetProps) {
  const t = useMessage();
  const labels = useComboboxLabels({ noResults: t("customFields.addByEnter") });
  return (
    <MultiCombobox<string>
      {...inputProps}
      value={asList(value).map(asText)}
      onValueChange={setValue}
      load={() => Promise.resolve([])}
      // There is nothing to suggest: no list opens before something is written.
      minLength={Number.POSITIVE_INFINITY}
      getKey={(text) => text}
      getLabel={(text) => text}
      createItem={(text) => text}
      labels={labels}
    />
  );
}
