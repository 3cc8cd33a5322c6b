/** The props that React last drew an element with: the same object where it was not drawn again. */
export function propsOf(element: Element): unknown {
  const name = Object.keys(element).find((key) => key.startsWith("__reactProps$"));
  if (name === undefined) throw new Error("React did not draw this element.");
  return Reflect.get(element, name);
}
