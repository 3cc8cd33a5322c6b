import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import type { FieldMessage } from "../field/fieldMessage.ts";
import { FieldMessages } from "../field/FieldMessages.tsx";
import { useFieldIds } from "../field/useFieldIds.ts";

/** Props of {@link Checkbox}; everything of a native checkbox besides. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size"> {
  label: ReactNode;
  help?: ReactNode;
  messages?: readonly FieldMessage[] | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

const noMessages: readonly FieldMessage[] = [];

/** One yes or no, with its label after it and its help and messages below. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, help, messages = noMessages, onCheckedChange, className, onChange, id, ...rest },
  ref,
) {
  const generated = useId();
  const hasHelp = help !== undefined && help !== null && help !== "";
  const { ids, inputProps } = useFieldIds({ id: id ?? generated, hasHelp, messages });
  return (
    <div className={classNames("deposit-checkbox", className)} data-disabled={rest.disabled || undefined}>
      <label className="deposit-checkbox__line" htmlFor={inputProps.id}>
        <input
          {...rest}
          {...inputProps}
          ref={ref}
          type="checkbox"
          className="deposit-checkbox__control"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <span className="deposit-checkbox__label">{label}</span>
      </label>
      {hasHelp ? (
        <div className="deposit-checkbox__help" id={ids.help}>
          {help}
        </div>
      ) : null}
      <FieldMessages id={ids.messages} messages={messages} />
    </div>
  );
});
