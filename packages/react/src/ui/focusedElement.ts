/** The element that has the focus, also where it stands in a shadow root: of that the document knows the host alone. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
