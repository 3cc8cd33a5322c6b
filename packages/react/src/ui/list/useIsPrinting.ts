import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the page is being printed, so that what scrolls on a screen can be drawn whole on paper. `panel` is scrolled
 * back afterwards to where it was. Listens where `enabled` alone.
 */
export function useIsPrinting(panel: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    let top = 0;
    // The browser takes the page as it stands when the event has been told.
    const begin = () => {
      top = panel.current?.scrollTop ?? 0;
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      flushSync(() => setPrinting(false));
      if (panel.current !== null) panel.current.scrollTop = top;
    };
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, [panel, enabled]);
  return isPrinting;
}
