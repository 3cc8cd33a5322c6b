import { type RefObject, useRef } from "react";
import { isActive } from "../../ui/dom/isActive.ts";
import { holdHeight } from "../../ui/dom/holdHeight.ts";
import { useIsomorphicLayoutEffect } from "../../ui/hooks/useIsomorphicLayoutEffect.ts";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import { withTypedEnds } from "../../ui/hooks/usePreserveEdgeSpaces.ts";
import { useDepositContext } from "../session/useDepositContext.ts";

/** What a field is given that holds its text itself. */
interface UncontrolledText<Element> {
  readonly ref: RefObject<Element | null>;
  readonly defaultValue: string | undefined;
}

/**
 * Leaves a text to the field that it is typed in: nothing is drawn for a letter. What the form comes to hold by other means,
 * such as an undo or a saved record, is put into the field at once. The answer are props of the field.
 *
 * @example
 * const held = useUncontrolledText<HTMLTextAreaElement>(() => now().reference);
 * <TextArea {...held} onValueChange={(reference) => change({ reference })} />
 */
export function useUncontrolledText<Element extends HTMLInputElement | HTMLTextAreaElement>(
  read: () => string,
): UncontrolledText<Element> {
  const { values } = useDepositContext();
  const latest = useLatest(read);
  const ref = useRef<Element>(null);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // A field gives line ends of its own: compared with what was put in, the same text is not put in again under the caret.
    let held: string | undefined;
    const follow = (): void => {
      const text = latest.current();
      if (text !== held) putIn(element, text);
      held = text;
    };
    const leave = (): void => {
      height.release();
      putIn(element, latest.current());
    };
    const height = holdHeight(element);
    follow();
    element.addEventListener("input", height.hold);
    element.addEventListener("blur", leave);
    const unsubscribe = values.subscribe(follow);
    return () => {
      unsubscribe();
      height.release();
      element.removeEventListener("input", height.hold);
      element.removeEventListener("blur", leave);
    };
  }, [values, latest]);
  // On a server alone: React writes it into a text area anew after each letter, and the page's styles are asked for again.
  return { ref, defaultValue: typeof document === "undefined" ? read() : undefined };
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
  element.style.height = "";
  element.value = shown;
  if (isTypedIn) element.setSelectionRange(selectionStart, selectionEnd);
}
