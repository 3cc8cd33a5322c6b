import { type RefObject, useEffect, useRef } from "react";
import { isActive } from "../ui/isActive.ts";
import { useLatest } from "../ui/useLatest.ts";
import { withTypedEnds } from "../ui/useTypedEnds.ts";
import { useDepositContext } from "./useDepositContext.ts";

/**
 * Leaves a text to the field that it is typed in: nothing is drawn for a letter. What the form comes to hold by other means,
 * such as an undo or a saved record, is put into the field at once. Give the answer to the field as its `ref`, and a
 * `defaultValue` for the first drawing.
 *
 * @example
 * const area = useHeldText<HTMLTextAreaElement>(() => now().reference);
 * <TextArea ref={area} defaultValue={entry.reference} onValueChange={(reference) => change({ reference })} />
 */
export function useHeldText<Element extends HTMLInputElement | HTMLTextAreaElement>(
  read: () => string,
): RefObject<Element | null> {
  const { values } = useDepositContext();
  const latest = useLatest(read);
  const field = useRef<Element>(null);
  useEffect(() => {
    const element = field.current;
    if (element === null) return undefined;
    // A field gives line ends of its own: compared with what was put in, the same text is not put in again under the caret.
    let held: string | undefined;
    const follow = (): void => {
      const text = latest.current();
      if (text !== held) putIn(element, text);
      held = text;
    };
    const leave = (): void => putIn(element, latest.current());
    follow();
    element.addEventListener("blur", leave);
    const unsubscribe = values.subscribe(follow);
    return () => {
      unsubscribe();
      element.removeEventListener("blur", leave);
    };
  }, [values, latest]);
  return field;
}

/** While it is typed in, a field keeps its caret, and the blanks at its ends, which a save takes off. */
function putIn(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value } = element;
  // What was typed in it comes back so at every letter: nothing else is asked of the page then.
  if (value === text) return;
  const { selectionStart, selectionEnd } = element;
  const isTypedIn = isActive(element);
  const shown = isTypedIn ? withTypedEnds(text, value) : text;
  if (value === shown) return;
  element.value = shown;
  if (isTypedIn) element.setSelectionRange(selectionStart, selectionEnd);
}
