import { type RefObject, useRef } from "react";
import { isActive } from "../ui/isActive.ts";
import { holdHeight } from "../ui/holdHeight.ts";
import { useBeforePaint } from "../ui/useBeforePaint.ts";
import { useLatest } from "../ui/useLatest.ts";
import { withTypedEnds } from "../ui/useTypedEnds.ts";
import { useDepositContext } from "./useDepositContext.ts";

/** What a field is given that holds its text itself. */
interface HeldText<Element> {
  readonly ref: RefObject<Element | null>;
  readonly defaultValue: string | undefined;
}

/**
 * Leaves a text to the field that it is typed in: nothing is drawn for a letter. What the form comes to hold by other means,
 * such as an undo or a saved record, is put into the field at once. The answer are props of the field.
 *
 * @example
 * const held = useHeldText<HTMLTextAreaElement>(() => now().reference);
 * <TextArea {...held} onValueChange={(reference) => change({ reference })} />
 */
export function useHeldText<Element extends HTMLInputElement | HTMLTextAreaElement>(
  read: () => string,
): HeldText<Element> {
  const { values } = useDepositContext();
  const latest = useLatest(read);
  const ref = useRef<Element>(null);
  useBeforePaint(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // A field gives line ends of its own: compared with what was put in, the same text is not put in again under the caret.
    let held: string | undefined;
    const height = element instanceof HTMLTextAreaElement ? holdHeight(element) : undefined;
    const put = (text: string): void => {
      if (putIn(element, text)) height?.release();
    };
    const follow = (): void => {
      const text = latest.current();
      if (text !== held) put(text);
      held = text;
    };
    const leave = (): void => {
      put(latest.current());
      height?.release();
    };
    follow();
    if (height !== undefined) element.addEventListener("input", height.typed);
    element.addEventListener("blur", leave);
    const unsubscribe = values.subscribe(follow);
    return () => {
      unsubscribe();
      if (height !== undefined) element.removeEventListener("input", height.typed);
      element.removeEventListener("blur", leave);
    };
  }, [values, latest]);
  // On a server alone: React writes it into a text area anew after each letter, and the page's styles are asked for again.
  return { ref, defaultValue: typeof document === "undefined" ? read() : undefined };
}

/**
 * Puts a text into a field where it holds another, and tells whether it did. While it is typed in, it keeps its caret, and
 * the blanks at its ends, which a save takes off.
 */
function putIn(element: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  const { value } = element;
  // What was typed in it comes back so at every letter: nothing else is asked of the page then.
  if (value === text) return false;
  const { selectionStart, selectionEnd } = element;
  const isTypedIn = isActive(element);
  const shown = isTypedIn ? withTypedEnds(text, value) : text;
  if (value === shown) return false;
  element.value = shown;
  if (isTypedIn) element.setSelectionRange(selectionStart, selectionEnd);
  return true;
}
