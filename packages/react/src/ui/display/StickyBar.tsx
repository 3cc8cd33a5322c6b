import type { ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";

/** Props of {@link StickyBar}. */
export interface StickyBarProps {
  /** Name of the region, such as "Actions". */
  label: string;
  children: ReactNode;
  /** Shows on narrow screens only, where the side column is not beside the form. @default false */
  narrowOnly?: boolean | undefined;
  className?: string | undefined;
}

/** A bar that stays at the bottom of the screen while the form scrolls. */
export function StickyBar({ label, children, narrowOnly = false, className }: StickyBarProps) {
  return (
    <div
      role="region"
      aria-label={label}
      className={classNames("deposit-sticky-bar", className)}
      data-narrow-only={narrowOnly || undefined}
    >
      {children}
    </div>
  );
}
