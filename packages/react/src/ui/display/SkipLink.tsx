import type { MouseEvent, ReactNode } from "react";
import { rootOf } from "../dom/rootOf.ts";

interface SkipLinkProps {
  /** Id of what it leads to, which can take the focus. */
  readonly targetId: string;
  readonly children: ReactNode;
}

/**
 * A link past what most people read once; seen while it has the focus. It gives the focus to its target itself: a browser
 * finds no id in a shadow root, and the part of the address after `#` is the page's.
 */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className="deposit-skip-link" href={`#${targetId}`} onClick={(event) => lead(event, targetId)}>
      {children}
    </a>
  );
}

function lead(event: MouseEvent<HTMLElement>, targetId: string): void {
  const target = rootOf(event.currentTarget)?.getElementById(targetId);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
