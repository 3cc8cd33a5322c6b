import { asText } from "@deposit/core/internal";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";

/** Several lines of text. */
export function TextAreaWidget({ value, setValue, inputProps }: CustomWidgetProps) {
  return <TextArea {...inputProps} value={asText(value)} onValueChange={setValue} />;
}
