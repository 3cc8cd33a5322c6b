import { asText } from "@deposit/core/internal";
import { recognizeIdentifier } from "@deposit/core/schema";
import { TextField } from "../../ui/controls/TextField.tsx";
import { DateInput } from "../fields/DateInput.tsx";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";

/** Digits as a book or a journal prints them, which the platform takes as they are. */
const PRINTED = /^[\d\s-]*X?$/i;

/**
 * One line of text; a web address gets the keyboard for one, a date an echo of how it was understood, an ISBN or ISSN in any
 * other of its forms is written bare.
 */
export function TextWidget({ definition: { check }, value, setValue, inputProps }: CustomWidgetProps) {
  const settle = (): void => {
    const text = asText(value);
    if ((check !== "isbn" && check !== "issn") || PRINTED.test(text)) return;
    const found = recognizeIdentifier(text, [check]);
    if (found !== null) setValue(found.identifier);
  };
  if (check === "date") return <DateInput {...inputProps} value={asText(value)} onValueChange={setValue} />;
  return (
    <TextField
      {...inputProps}
      inputMode={check === "url" ? "url" : "text"}
      value={asText(value)}
      latinDigits={check !== undefined && check !== "url"}
      onValueChange={setValue}
      onBlur={settle}
      autoComplete="off"
    />
  );
}
