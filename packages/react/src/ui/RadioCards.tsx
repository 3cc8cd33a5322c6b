import { useId, type ReactNode } from "react";
import { classNames } from "./classNames.ts";
import type { FieldMessage } from "./fieldMessage.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./iconPaths.ts";
import { useFieldIds } from "./useFieldIds.ts";

/** One card of {@link RadioCards}. */
export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

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
    <fieldset
      id={inputProps.id}
      className={classNames("deposit-radio-cards", className)}
      data-deposit-part={part}
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
      <div className="deposit-radio-cards__options">
        {options.map((option) => {
          const optionId = `${inputProps.id}-${option.value}`;
          return (
            <label
              className="deposit-radio-card"
              data-state={option.value === value ? "checked" : "unchecked"}
              data-disabled={disabled || option.disabled || undefined}
              htmlFor={optionId}
              key={option.value}
            >
              <input
                type="radio"
                id={optionId}
                className="deposit-radio-card__control"
                name={name ?? groupName}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                required={required}
                aria-labelledby={`${optionId}-label`}
                aria-describedby={option.description === undefined ? undefined : `${optionId}-description`}
                onChange={() => onValueChange(option.value)}
              />
              <span className="deposit-radio-card__body">
                <span className="deposit-radio-card__label" id={`${optionId}-label`}>
                  {option.icon === undefined ? null : <Icon name={option.icon} />}
                  {option.label}
                </span>
                {option.description === undefined ? null : (
                  <span className="deposit-radio-card__description" id={`${optionId}-description`}>
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {hasHelp ? (
        <div className="deposit-field__help" id={ids.help}>
          {help}
        </div>
      ) : null}
      <FieldMessages id={ids.messages} messages={messages} />
    </fieldset>
  );
}
