import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "../ui/useLatest.ts";
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
    // A field gives line ends of its own: compared with what was put in, the same text is not put in again under the caret.
    let held: string | undefined;
    const follow = (): void => {
      const text = latest.current();
      if (text === held || field.current === null) return;
      held = text;
      if (field.current.value !== text) field.current.value = text;
    };
    follow();
    return values.subscribe(follow);
  }, [values, latest]);
  return field;
}
