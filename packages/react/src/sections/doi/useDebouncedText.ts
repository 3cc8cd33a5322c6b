import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds from the last key press to the form (docs/platform/product.md 9.3). */
const DEBOUNCE = 200;

/** A text that reaches the form after a pause in typing. `flush` writes it at once. */
export interface DebouncedText {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly flush: () => void;
}

/**
 * Shows what is typed at once and writes it after a pause, so that an identifier is not validated at every key press.
 */
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
  // Writes pending text when the input is removed.
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
