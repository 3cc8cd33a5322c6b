import { forwardRef, type TextareaHTMLAttributes } from "react";
import { classNames } from "../dom/classNames.ts";
import { usePreserveEdgeSpaces } from "../hooks/usePreserveEdgeSpaces.ts";

/** Props of {@link TextArea}; everything of a native textarea besides. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several lines of text; grows with its content where the browser can. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { onValueChange, className, value, onChange, onBlur, rows = 3, ...rest },
  ref,
) {
  const ends = usePreserveEdgeSpaces(value, ref);
  return (
    <textarea
      {...rest}
      ref={ends.field}
      rows={rows}
      className={classNames("deposit-textarea", className)}
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
  );
});
