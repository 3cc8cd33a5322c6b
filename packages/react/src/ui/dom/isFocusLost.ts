import { rootOf } from "./rootOf.ts";

/** Whether nothing has the focus on the page, or in the shadow root, that `element` stands in. */
export function isFocusLost(element: Element | null): boolean {
  const root = rootOf(element);
  if (element === null || root === null) return false;
  const { activeElement, body } = element.ownerDocument;
  const focused = root.activeElement ?? activeElement;
  return focused === null || focused === body;
}
