import { rootOf } from "../ui/rootOf.ts";

/** The field that somebody is typing in, and where in it; a field that is gone tells no caret any more. */
export interface FocusedField {
  readonly field: Element;
  readonly caret: readonly [start: number | null, end: number | null] | null;
}

/** The field that has the focus on the page, or in the shadow root, that `element` stands in. */
export function focusedField(element: Element | null): FocusedField | null {
  const field = rootOf(element)?.activeElement ?? null;
  if (field === null) return null;
  return { field, caret: isText(field) ? [field.selectionStart, field.selectionEnd] : null };
}

/** Where that field has gone since, the one that stands for it by its id is typed in from there. */
export function giveFocusBack(was: FocusedField | null, element: Element | null): void {
  if (was === null || was.field.isConnected) return;
  const same = rootOf(element)?.getElementById(was.field.id);
  same?.focus();
  // Fields whose kind knows no caret answer with `null`, and take none.
  if (was.caret !== null && isText(same) && same.selectionStart !== null) same.setSelectionRange(...was.caret);
}

let typedIn: FocusedField | null = null;

/** Keeps in mind where somebody is typing, for as long as it takes to draw another element in place of this one. */
export function rememberFocus(element: Element | null): void {
  typedIn = focusedField(element);
  // A field that is drawn later is another one, though it has its id.
  queueMicrotask(() => (typedIn = null));
}

/** Goes on typing in the element that was drawn in place of the other. */
export function resumeFocus(element: Element): void {
  giveFocusBack(typedIn, element);
}

function isText(element: Element | null | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return element != null && "selectionStart" in element;
}
