import type { FocusEvent, KeyboardEvent } from "react";
import { focusedElement } from "../dom/focusedElement.ts";
import { isElement } from "../dom/isElement.ts";

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';

/** Where Tab stops in a dialog, in its order: of the buttons among which one is chosen, at the chosen one. */
function tabStops(dialog: HTMLElement): readonly HTMLElement[] {
  return focusables(dialog).filter(isTabStop);
}

/** The first of them. Asking one whether it is drawn has everything laid out, and a dialog that opens has many. */
function firstTabStop(dialog: HTMLElement): HTMLElement | undefined {
  return focusables(dialog).find(isTabStop);
}

function focusables(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

function isTabStop(element: HTMLElement, _: number, all: readonly HTMLElement[]): boolean {
  return canHaveFocus(element) && !isAnotherChosen(element, all);
}

function canHaveFocus(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(":disabled") && isDrawn(element);
}

/** Where nothing is laid out, what is not hidden by its markup counts as drawn. */
function isDrawn(element: HTMLElement): boolean {
  if (element.closest("[hidden], [inert]") !== null) return false;
  return typeof element.checkVisibility !== "function" || element.checkVisibility({ visibilityProperty: true });
}

function isAnotherChosen(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!isRadio(element) || element.checked) return false;
  return all.some((other) => isRadio(other) && other.checked && other.name === element.name && canHaveFocus(other));
}

const isInput = (element: HTMLElement): element is HTMLInputElement => element.localName === "input";

const isRadio = (element: HTMLElement): element is HTMLInputElement => isInput(element) && element.type === "radio";

function focus(element: HTMLElement | undefined): void {
  element?.focus();
  if (element !== undefined && isInput(element)) element.select();
}

/**
 * Gives the focus to the first field or button of a dialog that opened, or to the dialog. Not left to the dialog's
 * library, which asks the document where the focus is: in a shadow root that is no answer, and it would go through them all.
 */
export function focusFirst(dialog: HTMLElement): void {
  focus(firstTabStop(dialog) ?? dialog);
}

/**
 * Gives the focus to the first stop in the nearest of these elements, from the innermost on, that is still there: for what was
 * done in a dialog often takes away the button that opened it.
 */
export function focusNear(elements: readonly Element[]): void {
  for (const place of elements) {
    const stop = isElement(place) && place.isConnected ? firstTabStop(place) : undefined;
    if (stop !== undefined) return focus(stop);
  }
}

/** Lets Tab go from the last stop of a dialog to the first, and back, also in a shadow root. */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, target, shiftKey } = event;
  const isTab = event.key === "Tab" && !event.altKey && !event.ctrlKey && !event.metaKey;
  // What is drawn elsewhere, such as a question of the dialog's own, is told of here, too.
  if (!isTab || event.defaultPrevented || !isElement(target) || !dialog.contains(target)) return;
  const stops = tabStops(dialog);
  const [edge, next] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (target !== edge && !(shiftKey && target === dialog)) return;
  event.preventDefault();
  focus(next);
}

/**
 * Lets the focus go from one field of a dialog to another. On the way nothing has it; where something is taken away just then,
 * such as the suggestions of the field that is left, the dialog's library would take it for lost and give it to the dialog.
 */
export function letFocusPass({ currentTarget: dialog, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (next === dialog || !isElement(next) || !dialog.contains(next)) return;
  dialog.removeAttribute("tabindex");
  // It arrives in the same task, unless what was to get it went away.
  setTimeout(() => {
    dialog.tabIndex = -1;
    if (focusedElement(dialog.ownerDocument) === dialog.ownerDocument.body) dialog.focus();
  });
}
