import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { isActive } from "../../ui/dom/isActive.ts";
import { typeInto } from "../../ui/dom/typeInto.ts";
import { useIsomorphicLayoutEffect } from "../../ui/hooks/useIsomorphicLayoutEffect.ts";

/**
 * Does again what was written and chosen in the form that a server had drawn, before the page's script was there: it counts
 * as unsaved, and the focus and the caret stay.
 */
export function useReplayPreHydrationInput(root: RefObject<HTMLElement | null>): void {
  // Read before the fields are React's, which puts the record's text into them.
  const [early] = useState(readEarlyTyping);
  useIsomorphicLayoutEffect(() => {
    // Not in this effect: of an event that is told in it, React would draw nothing before the next one.
    queueMicrotask(() => {
      // Another form on the page does the same with its own fields; StrictMode asks twice.
      for (const { field, redo } of early.splice(0)) if (root.current?.contains(field) === true) flushSync(redo);
    });
  }, [early, root]);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function readEarlyTyping(): { readonly field: Field; readonly redo: () => void }[] {
  if (typeof document === "undefined") return [];
  const fields = document.querySelectorAll<Field>("[data-deposit-part=editor] :is(input, select, textarea)");
  return [...fields].flatMap((field) => {
    const redo = redoOf(field);
    return redo === undefined ? [] : { field, redo };
  });
}

/** What is to be done so that React sees it, which compares with what it has put in last; `undefined` where nothing was. */
function redoOf(field: Field): (() => void) | undefined {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    const drawn = field.querySelector<HTMLOptionElement>("option[selected]");
    if (drawn === null || drawn.selected) return undefined;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked, defaultChecked, type } = field;
    if (checked === defaultChecked || (type === "radio" && !checked)) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue || field.type === "file") return undefined;
  return () => {
    const hasFocus = isActive(field);
    field.value = defaultValue;
    typeInto(field, value);
    if (hasFocus && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    // What does something when it is left, such as a box of keywords, was left before.
    if (!hasFocus) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: document.body }));
  };
}
