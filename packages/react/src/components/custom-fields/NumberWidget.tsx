import { asText } from "@deposit/core/internal";
import { TextField } from "../../ui/controls/TextField.tsx";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";

/** A number as people write it; `0x10` is none of theirs, nor is `NaN`, which the wire cannot hold. */
const WRITTEN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * A number. It is one on the wire from the moment it reads like one; what does not is kept as it was typed and left to the
 * server, so that neither "1." on the way to "1.5" nor a slip of the finger is lost.
 */
export function NumberWidget({ value, setValue, inputProps }: CustomWidgetProps) {
  const settle = (): void => {
    const text = asText(value).trim();
    const number = Number(text);
    // More digits than a number holds stay as they were typed.
    if (typeof value === "string" && WRITTEN.test(text) && Math.abs(number) <= Number.MAX_SAFE_INTEGER)
      setValue(number);
  };
  return (
    <TextField
      {...inputProps}
      inputMode="decimal"
      value={asText(value)}
      latinDigits
      onValueChange={(text) => setValue(WRITTEN.test(text) && String(Number(text)) === text ? Number(text) : text)}
      onBlur={settle}
      autoComplete="off"
    />
  );
}
