import { isElement } from "../../ui/dom/isElement.ts";
import { typeInto } from "../../ui/dom/typeInto.ts";
import { rootOf } from "../../ui/dom/rootOf.ts";

/** The field that somebody is typing in, and where in it; a field that is gone tells no caret any more. */
export interface FocusedField {
  readonly field: Element;
  /** Where it stands: also once it is gone, since a range goes with the page. */
  readonly place: Range;
  /** What was typed so far of what is searched for: nothing but the field holds it. */
  readonly search: string | null;
  readonly caret: readonly [start: number | null, end: number | null] | null;
}

/** The field that has the focus on the page, or in the shadow root, that `element` stands in. */
export function focusedField(element: Element | null): FocusedField | null {
  const field = rootOf(element)?.activeElement ?? null;
  if (field === null) return null;
  const place = field.ownerDocument.createRange();
  place.selectNode(field);
  const search = isSearch(field) ? field.value : null;
  return { field, place, search, caret: isText(field) ? [field.selectionStart, field.selectionEnd] : null };
}

/**
 * Where that field has gone since, the one that stands for it by its id is typed in from there. A rich text has put its field
 * in place when it was fetched, and a list has none: what takes the focus first in the place of that name has it then. A field
 * of the host's own stands for none of ours: what is drawn in the place of its part has the focus, and none of its buttons, since
 * somebody is typing.
 */
export function giveFocusBack(was: FocusedField | null, element: Element | null, ofPart = false): void {
  if (was === null || was.field.isConnected) return;
  const page = rootOf(element);
  const { id } = was.field;
  const same = page?.getElementById(id);
  if (!same && ofPart && !page?.querySelector(`[data-deposit-anchor="${id}"]`)) return focusPlace(was.place);
  if (!same && page && id !== "") return seekFocus(page, id, TRIES);
  same?.focus();
  const goOn = (): void => {
    if (was.search !== null && isSearch(same)) typeInto(same, was.search);
    // Fields whose kind knows no caret answer with `null`, and take none.
    if (was.caret !== null && isText(same) && same.selectionStart !== null) same.setSelectionRange(...was.caret);
  };
  // What is typed while React draws is put back by it before it is taken.
  if (was.search !== null) queueMicrotask(goOn);
  else goOn();
}

/** Ten seconds, for a rich text whose editor has yet to be fetched. */
const TRIES = 200;
const BETWEEN_TRIES = 50;

/** Not for ever, and not once the focus is elsewhere. */
function seekFocus(page: Document | ShadowRoot, id: string, tries: number): void {
  setTimeout(
    () => {
      const focused = page.activeElement ?? document.activeElement;
      if (focused !== null && focused.localName !== "body") return;
      const place = page.getElementById(id) ?? page.querySelector(`[data-deposit-anchor="${id}"] :is(${takesFocus})`);
      if (isElement(place)) focusAtEnd(place);
      else if (tries > 0) seekFocus(page, id, tries - 1);
    },
    tries === TRIES ? 0 : BETWEEN_TRIES,
  );
}

function focusPlace({ startContainer, startOffset }: Range): void {
  const drawn = startContainer.childNodes[startOffset] ?? null;
  const place = isElement(drawn) ? drawn : startContainer;
  if (!isElement(place)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function focusAtEnd(place: HTMLElement): void {
  place.focus();
  if (!place.matches("[contenteditable]")) return;
  getSelection()?.selectAllChildren(place);
  getSelection()?.collapseToEnd();
}

const takesFocus = "input:checked, :is(input:not([type=radio]), select, textarea, button):not(:disabled)";

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

function isSearch(element: Element | null | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return isText(element) && element.matches("[role=combobox], [id$=-filter]");
}

function isText(element: Element | null | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return element != null && "selectionStart" in element;
}
