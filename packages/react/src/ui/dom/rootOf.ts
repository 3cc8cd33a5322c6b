/** The document, of whatever window, or the shadow root that an element stands in; `null` where it stands in none. */
export function rootOf(element: Element | null | undefined): Document | ShadowRoot | null {
  const root = element?.getRootNode();
  return root !== undefined && isRoot(root) ? root : null;
}

const isRoot = (node: Node): node is Document | ShadowRoot => "activeElement" in node;
