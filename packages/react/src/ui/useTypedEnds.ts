import { type FocusEvent, useState } from "react";
import { isActive } from "./isActive.ts";

/** A text with the blanks that are typed around it, where the text between them is as long as what is typed there. */
export function withTypedEnds(text: string, typed: string): string {
  const inner = typed.trim();
  return inner.length === text.length ? typed.replace(inner, () => text) : text;
}

/** The value to show in a field, which tells what is typed in it and that the focus goes. */
export interface TypedEnds<Value> {
  readonly shown: Value | string;
  readonly type: (text: string) => void;
  readonly blur: (event: FocusEvent) => void;
}

/**
 * Leaves the blanks at the ends of a text to its field until it is left: a text that comes back without them, as from a
 * save between two words, would run the next word into the last.
 */
export function useTypedEnds<Value>(value: Value): TypedEnds<Value> {
  const [typed, setTyped] = useState("");
  const isText = typeof value === "string";
  return {
    shown: isText ? withTypedEnds(value, typed) : value,
    type(text) {
      if (isText) setTyped(text);
    },
    blur({ target }) {
      if (!isActive(target)) setTyped("");
    },
  };
}
