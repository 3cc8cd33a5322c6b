import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { classNames } from "./classNames.ts";
import { useTypedEnds } from "./useTypedEnds.ts";

/** Props of {@link TextField}; everything of a native input besides. */
export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** An icon or a word inside the frame, before the text. */
  before?: ReactNode;
  /** An icon, a unit or a small button inside the frame, after the text. */
  after?: ReactNode;
}

/** One line of text; `className` goes to the frame around it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { onValueChange, before, after, className, value, onChange, onBlur, type = "text", ...rest },
  ref,
) {
  const ends = useTypedEnds(value, ref);
  return (
    <div className={classNames("deposit-input", className)} data-disabled={rest.disabled || undefined}>
      {before === undefined ? null : <span className="deposit-input__slot">{before}</span>}
      <input
        {...rest}
        type={type}
        ref={ends.field}
        className="deposit-input__control"
        value={ends.shown}
        onBlur={(event) => {
          onBlur?.(event);
          ends.blur(event);
        }}
        onChange={(event) => {
          ends.type(event.target.value);
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {after === undefined ? null : <span className="deposit-input__slot">{after}</span>}
    </div>
  );
});
