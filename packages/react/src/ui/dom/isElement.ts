/** Whether it is an element, also one of another window, such as a host opens for the form: `instanceof` knows those of this one. */
export function isElement(target: EventTarget | null | undefined): target is HTMLElement {
  return target != null && "closest" in target;
}
