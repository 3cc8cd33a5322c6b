import type { FocusEvent } from "react";
import { isActive } from "../../ui/dom/isActive.ts";
import { isElement } from "../../ui/dom/isElement.ts";

/**
 * Whether the focus has left `box` for good: not for another part inside of it (a list, its buttons), and not because
 * another window came to the front, when the input stays the active one.
 */
export function hasLeft(box: HTMLElement | null, event: FocusEvent): boolean {
  const next = event.relatedTarget;
  if (isElement(next) && box?.contains(next)) return false;
  return !isActive(event.target);
}
