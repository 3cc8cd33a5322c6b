import type { MouseEvent, ReactNode } from "react";

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
  const root = event.currentTarget.getRootNode();
  const target = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(targetId) : null;
  if (target === null) return;
  event.preventDefault();
  target.focus();
}
