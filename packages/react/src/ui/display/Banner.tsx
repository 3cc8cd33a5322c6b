import { type FocusEvent, forwardRef, type ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import type { IconName } from "./iconPaths.ts";
import type { Severity } from "../field/severity.ts";
import { severityIcon } from "../field/severityIcon.ts";

/** What a banner reports: a {@link Severity}, a success, or a plain state. */
export type BannerTone = Severity | "success" | "neutral";

/** Props of {@link Banner}. */
export interface BannerProps {
  tone: BannerTone;
  heading?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  icon?: IconName | undefined;
  /** With a label for its button, the banner can be dismissed. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** Whether it is read out when it appears; off for what stands there from the start. @default true */
  live?: boolean | undefined;
  onFocus?: ((event: FocusEvent) => void) | undefined;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}

/** A message about the whole draft or a whole section. Errors interrupt (`alert`), the rest waits (`status`). */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone, heading, children, actions, icon, onDismiss, dismissLabel, live = true, onFocus, className, part },
  ref,
) {
  const role = live ? (tone === "error" ? "alert" : "status") : undefined;
  return (
    <div
      ref={ref}
      className={classNames("deposit-banner", className)}
      data-tone={tone}
      data-deposit-part={part}
      role={role}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <Icon name={icon ?? severityIcon[tone]} className="deposit-banner__icon" />
      <div className="deposit-banner__body">
        {heading === undefined ? null : <p className="deposit-banner__heading">{heading}</p>}
        {children === undefined ? null : <div className="deposit-banner__text">{children}</div>}
        {actions === undefined ? null : <div className="deposit-banner__actions">{actions}</div>}
      </div>
      {onDismiss === undefined || dismissLabel === undefined ? null : (
        <IconButton
          icon="close"
          size="sm"
          label={dismissLabel}
          onClick={onDismiss}
          className="deposit-banner__dismiss"
        />
      )}
    </div>
  );
});
