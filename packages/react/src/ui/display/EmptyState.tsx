import type { ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./iconPaths.ts";

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  icon?: IconName | undefined;
  title?: ReactNode;
  /** One line of why it is empty or what would be here. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  className?: string | undefined;
}

/** What a list shows while it has nothing: why, and one action. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("deposit-empty", className)}>
      {icon === undefined ? null : <Icon name={icon} size={20} className="deposit-empty__icon" />}
      <div className="deposit-empty__body">
        {title === undefined ? null : <p className="deposit-empty__title">{title}</p>}
        {children === undefined ? null : <p className="deposit-empty__text">{children}</p>}
      </div>
      {action === undefined ? null : <div className="deposit-empty__action">{action}</div>}
    </div>
  );
}
