import { useEffect, type RefObject } from "react";
import { useLatest } from "../hooks/useLatest.ts";

/** What takes pasted content itself, such as a picture among copied words. */
const editable =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]:not([contenteditable=false])";

/**
 * Takes files that are pasted while the focus is in an element or nowhere. What is pasted where one types stays with
 * the text.
 */
export function usePastedFiles(
  zone: RefObject<HTMLElement | null>,
  disabled: boolean,
  onFiles: (files: File[]) => void,
): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    if (disabled) return;
    const paste = (event: ClipboardEvent): void => {
      const files = Array.from(event.clipboardData?.files ?? []);
      const [target] = event.composedPath();
      if (files.length === 0 || event.defaultPrevented || !(target instanceof Element)) return;
      const isHere = target === document.body || zone.current?.contains(target) === true;
      if (!isHere || target.closest(editable) !== null) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [zone, disabled, latest]);
}
