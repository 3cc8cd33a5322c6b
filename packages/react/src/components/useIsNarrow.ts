import { useSyncExternalStore } from "react";
import { isScrollLocked, onScrollRelease } from "../ui/dialog/useScrollLock.ts";

// The width at which the side column fits beside the form; the same as in styles/layout.css.
const wide = "(min-width: 1024px)";

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(wide);

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener("change", listener);
  const stop = onScrollRelease(listener);
  return () => {
    list?.removeEventListener("change", listener);
    stop();
  };
}

let shown: boolean | undefined;

/** Under an open dialog the page stays as it is: its button would go to another place, and the focus could not come back to it. */
function isNarrow(): boolean {
  if (shown === undefined || !isScrollLocked()) shown = query()?.matches === false;
  return shown;
}

/**
 * Whether the form is one column, with its actions in a bar at the bottom; not while a dialog is open, as when a tablet is
 * turned or the page is magnified meanwhile. Drawn wide where there is no screen.
 */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}
