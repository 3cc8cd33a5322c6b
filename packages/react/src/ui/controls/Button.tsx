import { forwardRef, useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import { Icon } from "../display/Icon.tsx";
import type { IconName } from "../display/iconPaths.ts";
import { Spinner } from "../display/Spinner.tsx";

/** How much a button asks for: one `primary` per view, `danger` for what destroys, `quiet` inside rows. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** Props of {@link Button}; everything of a native button besides. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** @default "secondary" */
  variant?: ButtonVariant | undefined;
  /** 28 or 36 pixels high; 44 on touch either way. @default "md" */
  size?: "sm" | "md" | undefined;
  /** Shows a spinner and ignores presses, unless it `takesPresses`, but keeps the focus. */
  busy?: boolean | undefined;
  /** Also while busy: what is asked for then is done afterwards. @default false */
  takesPresses?: boolean | undefined;
  /** Why the button cannot be pressed; it stays reachable so that the reason can be read. */
  disabledReason?: string | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** Takes the width of its container. */
  block?: boolean | undefined;
  children: ReactNode;
}

/** A named action. `type` is `button` unless told otherwise, so it never submits a host's form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = "secondary",
    size = "md",
    busy = false,
    takesPresses = false,
    disabledReason,
    icon,
    iconEnd,
    block = false,
    className,
    children,
    onClick,
    disabled,
    ...rest
  },
  ref,
) {
  const reasonId = useId();
  const blocked = (busy && !takesPresses) || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      type="button"
      title={disabledReason}
      {...rest}
      ref={ref}
      className={classNames("deposit-button", className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-busy={busy || undefined}
      disabled={disabled}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={classNames(rest["aria-describedby"], disabledReason !== undefined && reasonId) || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon === undefined ? null : <Icon name={icon} />}
      <span className="deposit-button__label">{children}</span>
      {iconEnd === undefined ? null : <Icon name={iconEnd} />}
      {disabledReason === undefined ? null : (
        // The button's description, kept out of its name: what stands around a description, hidden or not, is a name to Chromium.
        <span className="deposit-visually-hidden" id={reasonId} aria-hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
});
