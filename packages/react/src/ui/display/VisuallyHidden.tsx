import type { ReactNode } from "react";

/** Text for screen readers only; it takes no room on the page. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span className="deposit-visually-hidden" id={id}>
      {children}
    </span>
  );
}
