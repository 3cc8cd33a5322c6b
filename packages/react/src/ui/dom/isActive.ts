import { rootOf } from "./rootOf.ts";

/**
 * Whether an element is the active one of its document, or of the shadow root that the form is drawn in: it has the focus, or
 * has it again when its window comes to the front.
 */
export function isActive(element: Element): boolean {
  return rootOf(element)?.activeElement === element;
}
