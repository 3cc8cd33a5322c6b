/** Whether nothing has the focus on the page, or in the shadow root, that `element` stands in. */
export function isFocusLost(element: Element | null): boolean {
  const root = element?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const focused = root.activeElement ?? document.activeElement;
  return focused === null || focused === document.body;
}
