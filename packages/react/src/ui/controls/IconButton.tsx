import { forwardRef, type ButtonHTMLAttributes } from "react";
import { classNames } from "../dom/classNames.ts";
import { Icon } from "../display/Icon.tsx";
import type { IconName } from "../display/iconPaths.ts";

/** Props of {@link IconButton}; everything of a native button besides. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> {
  /** What it does, with the name of the thing concerned: "Remove Ada Lovelace". Shown as a tooltip too. */
  label: string;
  icon: IconName;
  /** 24 or 32 pixels a side; at least 44 on touch either way. @default "md" */
  size?: "sm" | "md" | undefined;
  /** @default "quiet" */
  variant?: "quiet" | "secondary" | "danger" | undefined;
}

/** An action drawn as an icon, with its name for everybody who does not see it. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, size = "md", variant = "quiet", className, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      ref={ref}
      aria-label={label}
      className={classNames("deposit-icon-button", className)}
      data-size={size}
      data-variant={variant}
    >
      <Icon name={icon} />
    </button>
  );
});
