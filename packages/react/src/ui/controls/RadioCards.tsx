import { useId, type ReactNode } from "react";
import type { FieldMessage } from "../field/fieldMessage.ts";
import { FieldMessages } from "../field/FieldMessages.tsx";
import { type RadioCard, RadioOptions } from "./RadioOptions.tsx";
import { useFieldIds } from "../field/useFieldIds.ts";

/** Props of {@link RadioCards}. */
export interface RadioCardsProps<Value extends string> {
  id?: string | undefined;
  name?: string | undefined;
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  /** The word beside the legend, "required" or "optional". */
  requirement?: ReactNode;
  required?: boolean | undefined;
  options: ReadonlyArray<RadioCard<Value>>;
  /** The chosen value; `null` while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean | undefined;
  help?: ReactNode;
  messages?: readonly FieldMessage[] | undefined;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}

const noMessages: readonly FieldMessage[] = [];

/** One choice of a few, each with room to say what it means. Native radios: arrows move, space chooses. */
export function RadioCards<Value extends string>({
  id,
  name,
  legend,
  hideLegend = false,
  requirement,
  required,
  options,
  value,
  onValueChange,
  disabled,
  help,
  messages = noMessages,
  className,
  part,
}: RadioCardsProps<Value>) {
  const groupName = useId();
  const hasHelp = help !== undefined && help !== null && help !== "";
  const { ids, inputProps } = useFieldIds({ id, hasHelp, messages });
  return (
    // In a box of its own: of a fieldset between others in a column Safari counts the legend twice.
    <div className={className} data-deposit-part={part}>
      <fieldset
        id={inputProps.id}
        className="deposit-radio-cards"
        disabled={disabled}
        aria-describedby={inputProps["aria-describedby"]}
      >
        <legend className={hideLegend ? "deposit-visually-hidden" : "deposit-field__label"}>
          {legend}
          {requirement === undefined || requirement === null ? null : (
            <>
              {" "}
              <span className="deposit-field__requirement">{requirement}</span>
            </>
          )}
        </legend>
        <RadioOptions
          id={inputProps.id}
          name={name ?? groupName}
          options={options}
          value={value}
          onValueChange={onValueChange}
          required={required}
          disabled={disabled}
        />
        {hasHelp ? (
          <div className="deposit-field__help" id={ids.help}>
            {help}
          </div>
        ) : null}
        <FieldMessages id={ids.messages} messages={messages} />
      </fieldset>
    </div>
  );
}
