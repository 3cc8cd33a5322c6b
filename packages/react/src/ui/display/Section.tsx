import { useId, type ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";

/** Props of {@link Section}. */
export interface SectionProps {
  /** Anchor for links of the host; those of the outline and the feedback banner lead to fields. @default none */
  id?: string | undefined;
  heading: ReactNode;
  /** @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** A count of faults, or a state, after the heading. */
  badge?: ReactNode;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** Marks the section as holding faults. */
  severity?: "error" | "warning" | "info" | undefined;
  children?: ReactNode;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}

/** One card of the form: a named region with a heading that can be linked to and focused. */
export function Section({
  id,
  heading,
  level = 2,
  badge,
  description,
  actions,
  severity,
  children,
  className,
  part,
}: SectionProps) {
  const generated = useId();
  const headingId = `${id ?? generated}-heading`;
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      className={classNames("deposit-section", className)}
      aria-labelledby={headingId}
      data-severity={severity}
      data-deposit-part={part}
      tabIndex={id === undefined ? undefined : -1}
    >
      <header className="deposit-section__header">
        <div className="deposit-section__titles">
          <div className="deposit-section__line">
            <Heading className="deposit-section__heading" id={headingId}>
              {heading}
            </Heading>
            {badge}
          </div>
          {description === undefined ? null : <p className="deposit-section__description">{description}</p>}
        </div>
        {actions === undefined ? null : <div className="deposit-section__actions">{actions}</div>}
      </header>
      {children === undefined ? null : <div className="deposit-section__body">{children}</div>}
    </section>
  );
}
