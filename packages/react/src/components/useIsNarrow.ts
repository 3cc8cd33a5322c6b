import { useSyncExternalStore } from "react";

// The width at which the side column fits beside the form; the same as in styles/layout.css.
const wide = "(min-width: 1024px)";

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(wide);

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener("change", listener);
  return () => list?.removeEventListener("change", listener);
}

/** Whether the form is one column, with its actions in a bar at the bottom. Drawn wide where there is no screen. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches === false,
    () => false,
  );
}
