import type { FocusEvent } from "react";

/**
 * Whether the focus has left `box` for good: not for another part inside of it (a list, its buttons), and not because
 * another window came to the front, when the input stays the active one.
 */
export function hasLeft(box: HTMLElement | null, event: FocusEvent): boolean {
  const next = event.relatedTarget;
  if (next instanceof Node && box?.contains(next)) return false;
  return activeElementBeside(event.target) !== event.target;
}

/** The active element of the document, or of the shadow root that the form is drawn in. */
function activeElementBeside(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
