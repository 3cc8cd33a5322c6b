import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import { writeLatinDigits } from "../root/latinDigits.ts";
import { usePreserveEdgeSpaces } from "../hooks/usePreserveEdgeSpaces.ts";

/** Props of {@link TextField}; everything of a native input besides. */
export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether digits and dashes of other scripts are written as Latin ones: of dates, numbers and the like. @default false */
  latinDigits?: boolean | undefined;
  /** An icon or a word inside the frame, before the text. */
  before?: ReactNode;
  /** An icon, a unit or a small button inside the frame, after the text. */
  after?: ReactNode;
}

/** One line of text; `className` goes to the frame around it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { onValueChange, latinDigits = false, before, after, className, value, onChange, onBlur, type = "text", ...rest },
  ref,
) {
  const ends = usePreserveEdgeSpaces(value, ref);
  const take = (field: HTMLInputElement, isComposed: boolean): void => {
    // An input method whose text is changed under it writes it twice.
    if (latinDigits && !isComposed) writeLatinDigits(field);
    ends.type(field.value);
    onValueChange?.(field.value);
  };
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
          onChange?.(event);
          const { nativeEvent } = event;
          take(event.target, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
        }}
        onCompositionEnd={latinDigits ? (event) => take(event.currentTarget, false) : undefined}
      />
      {after === undefined ? null : <span className="deposit-input__slot">{after}</span>}
    </div>
  );
});
