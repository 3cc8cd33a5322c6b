import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextField } from "../../ui/controls/TextField.tsx";
import type { FieldInputProps } from "../../ui/field/useFieldIds.ts";
import { useUi } from "../../ui/root/useUi.ts";
import { describeDate } from "./describeDate.ts";

/** Milliseconds without a key after which a screen reader is told how a date was understood. */
const PAUSE = 1000;

/** Props of {@link DateInput}. */
export interface DateInputProps extends FieldInputProps {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly placeholder?: string | undefined;
}

/**
 * A date as text, a day, a month, a year or an interval, with an echo of how it was understood. The echo is seen at each
 * key, and heard once the typing pauses or the field is left.
 */
export function DateInput({ value, onValueChange, ...inputProps }: DateInputProps) {
  const t = useMessage();
  const { tag } = useLocale();
  const { announce } = useUi();
  const understood = describeDate(value, tag);
  const echo =
    understood === null
      ? ""
      : understood.kind === "single"
        ? t("publicationDate.understood", { date: understood.date })
        : t("publicationDate.understoodInterval", { from: understood.from, to: understood.to });
  // Of a description that changes under the focus a screen reader reads all again, help and all: while the field is used
  // it says what it said at first.
  const [echoAtFocus, setEchoAtFocus] = useState<string | null>(null);
  const heard = useRef("");
  const say = () => {
    if (echo !== heard.current && echo !== "") announce(echo);
    heard.current = echo;
  };
  useEffect(() => {
    if (echoAtFocus === null) return;
    const timer = setTimeout(say, PAUSE);
    return () => clearTimeout(timer);
  });
  const echoId = `${inputProps.id}-understood`;
  const idAtFocus = `${echoId}-at-focus`;
  const [described, describedBy] = echoAtFocus === null ? [echo, echoId] : [echoAtFocus, idAtFocus];
  const description = [described === "" ? "" : describedBy, inputProps["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <div className="deposit-stack" data-gap="small">
      <TextField
        {...inputProps}
        aria-describedby={description === "" ? undefined : description}
        value={value}
        latinDigits
        onValueChange={onValueChange}
        onFocus={() => {
          heard.current = echo;
          setEchoAtFocus(echo);
        }}
        onBlur={() => {
          say();
          setEchoAtFocus(null);
        }}
        autoComplete="off"
        spellCheck={false}
      />
      {echo === "" ? null : (
        <p className="deposit-text deposit-small" id={echoId} data-deposit-part="date-understood">
          {echo}
        </p>
      )}
      {echoAtFocus === null ? null : (
        <span id={idAtFocus} hidden>
          {echoAtFocus}
        </span>
      )}
    </div>
  );
}
