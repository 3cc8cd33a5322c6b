import type { ReactNode } from "react";
import { Icon } from "../display/Icon.tsx";
import type { IconName } from "../display/iconPaths.ts";

/** One card of {@link RadioOptions}. */
export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

/** Props of {@link RadioOptions}. */
export interface RadioOptionsProps<Value extends string> {
  /** Begins the ids of the radios. */
  id: string;
  /** Name that the radios of one choice share. */
  name: string;
  options: ReadonlyArray<RadioCard<Value>>;
  /** The chosen value; `null` while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The cards of one choice, without a name of their own: for a fieldset or a group around them. */
export function RadioOptions<Value extends string>({
  id,
  name,
  options,
  value,
  onValueChange,
  required,
  disabled = false,
}: RadioOptionsProps<Value>) {
  return (
    <div className="deposit-radio-cards__options">
      {options.map((option) => {
        const optionId = `${id}-${option.value}`;
        const isDisabled = disabled || option.disabled;
        return (
          <label
            className="deposit-radio-card"
            data-state={option.value === value ? "checked" : "unchecked"}
            data-disabled={isDisabled || undefined}
            htmlFor={optionId}
            key={option.value}
          >
            <input
              type="radio"
              id={optionId}
              className="deposit-radio-card__control"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled}
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
  );
}
