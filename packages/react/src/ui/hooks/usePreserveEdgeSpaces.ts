import { type FocusEvent, type Ref, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { isActive } from "../dom/isActive.ts";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";

/** A text with the blanks that are typed around it, where the text between them is as long as what is typed there. */
export function withTypedEnds(text: string, typed: string): string {
  const inner = typed.trim();
  return inner.length === text.length ? typed.replace(inner, () => text) : text;
}

/** The value to show in a field, which tells what is typed in it and that the focus goes. */
export interface TypedEnds<Value, Element> {
  readonly field: RefObject<Element | null>;
  readonly shown: Value | string;
  readonly type: (text: string) => void;
  readonly blur: (event: FocusEvent) => void;
}

/**
 * Leaves the blanks at the ends of a text to its field until it is left: a text that comes back without them, as from a
 * save between two words, would run the next word into the last. The caret stays where it is, too.
 */
export function usePreserveEdgeSpaces<Value, Element extends HTMLInputElement | HTMLTextAreaElement>(
  value: Value,
  ref: Ref<Element | null>,
): TypedEnds<Value, Element> {
  const [typed, setTyped] = useState("");
  const field = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => field.current, []);
  const isText = typeof value === "string";
  const shown = isText ? withTypedEnds(value, typed) : value;
  // Asked before the page is changed: a text that is put into a field takes its caret to the end.
  const caret = caretBefore(field.current, shown);
  useIsomorphicLayoutEffect(() => {
    if (caret !== null) field.current?.setSelectionRange(caret.start, caret.end);
  });
  return {
    field,
    shown,
    type(text) {
      if (isText) setTyped(text);
    },
    blur({ target }) {
      if (!isActive(target)) setTyped("");
    },
  };
}

/** Where the caret of the field with the focus is, when it is to show another text; of numbers and the like none is known. */
function caretBefore(
  field: HTMLInputElement | HTMLTextAreaElement | null,
  shown: unknown,
): { readonly start: number; readonly end: number | null } | null {
  if (field === null || typeof shown !== "string" || field.value === shown || !isActive(field)) return null;
  const { selectionStart: start, selectionEnd: end } = field;
  return start === null ? null : { start, end };
}
