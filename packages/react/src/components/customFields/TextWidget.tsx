import { asText } from "@deposit/core";
import { TextField } from "../../ui/TextField.tsx";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";

/** One line of text; a web address gets the keyboard for one. */
export function TextWidget({ definition: { check }, value, setValue, inputProps }: CustomWidgetProps) {
  return (
    <TextField
      {...inputProps}
      inputMode={check === "url" ? "url" : "text"}
      value={asText(value)}
      onValueChange={setValue}
      autoComplete="off"
    />
  );
}
