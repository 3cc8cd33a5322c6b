import type { ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";

/** Props of {@link Card}. */
export interface CardProps {
  children: ReactNode;
  /** Draws it as a part of the side column. @default "plain" */
  variant?: "plain" | "aside" | undefined;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}

/** A bordered surface. For one with a heading use {@link Section}. */
export function Card({ children, variant = "plain", className, part }: CardProps) {
  return (
    <div className={classNames("deposit-card", className)} data-variant={variant} data-deposit-part={part}>
      {children}
    </div>
  );
}
