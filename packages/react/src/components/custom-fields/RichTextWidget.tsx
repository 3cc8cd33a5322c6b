import { asText } from "@deposit/core/internal";
import { RichText } from "../../ui/rich-text/RichText.tsx";
import { useRichTextLabels } from "../fields/useRichTextLabels.ts";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";

/** Formatted text, stored as HTML. */
export function RichTextWidget({ value, setValue, inputProps, labelId }: CustomWidgetProps) {
  const { name: _none, placeholder: _no, ...region } = inputProps;
  return (
    <RichText
      {...region}
      value={asText(value)}
      onValueChange={setValue}
      labelledBy={labelId}
      labels={useRichTextLabels()}
    />
  );
}
