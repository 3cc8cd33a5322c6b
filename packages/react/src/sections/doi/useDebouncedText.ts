import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds from the last key to the form (docs/platform/product.md 9.3). */
const DEBOUNCE = 200;

/** A text that reaches the form a moment after the last key; `flush` does not wait. */
export interface DebouncedText {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly flush: () => void;
}

/** Types at once and writes once it is quiet, so that an identifier is not judged at each of its characters. */
export function useDebouncedText(value: string, write: (text: string) => void): DebouncedText {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> } | null>(null);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  const flush = useCallback(() => {
    const waiting = pending.current;
    if (waiting === null) return;
    clearTimeout(waiting.timer);
    pending.current = null;
    latest.current(waiting.text);
    setTyped(null);
  }, []);
  // What was typed last is not lost with the input.
  useEffect(() => flush, [flush]);
  const type = useCallback(
    (text: string) => {
      if (pending.current !== null) clearTimeout(pending.current.timer);
      pending.current = { text, timer: setTimeout(flush, DEBOUNCE) };
      setTyped(text);
    },
    [flush],
  );
  return { text: typed ?? value, type, flush };
}
