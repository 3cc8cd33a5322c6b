/** The element that has the focus on a page, also where it stands in a shadow root: of that the page knows the host alone. */
export function focusedElement(page: Document): Element | null {
  let element = page.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
