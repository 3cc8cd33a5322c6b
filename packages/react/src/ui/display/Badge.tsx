import type { ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./iconPaths.ts";

/** What a badge's colour means; the words in it say the same. */
export type BadgeTone = "neutral" | "accent" | "success" | "warning" | "error" | "info";

/** Props of {@link Badge}. */
export interface BadgeProps {
  children: ReactNode;
  /** @default "neutral" */
  tone?: BadgeTone | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
  title?: string | undefined;
}

/** A word or a count beside a heading or a row. */
export function Badge({ children, tone = "neutral", icon, className, title }: BadgeProps) {
  return (
    <span className={classNames("deposit-badge", className)} data-tone={tone} title={title}>
      {icon === undefined ? null : <Icon name={icon} size={12} />}
      <span className="deposit-badge__text">{children}</span>
    </span>
  );
}
