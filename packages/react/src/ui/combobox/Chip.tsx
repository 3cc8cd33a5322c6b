import { forwardRef, type ReactNode } from "react";
import { Icon } from "../display/Icon.tsx";

/** Props of {@link Chip}. */
export interface ChipProps {
  children: ReactNode;
  /** Name of the remove button: "Remove English". Without `onRemove` there is no button. */
  removeLabel?: string | undefined;
  onRemove?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Marks it as refused or doubtful; the messages beside it say why. */
  invalid?: boolean | undefined;
}

/** One chosen thing, with a button that takes it away again. The ref is that button. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { children, removeLabel, onRemove, disabled, invalid },
  ref,
) {
  return (
    <span className="deposit-chip" data-invalid={invalid || undefined}>
      <span className="deposit-chip__text">{children}</span>
      {onRemove === undefined || removeLabel === undefined ? null : (
        <button
          type="button"
          ref={ref}
          className="deposit-chip__remove"
          aria-label={removeLabel}
          title={removeLabel}
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
});
