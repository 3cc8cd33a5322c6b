import { useCallback, useSyncExternalStore } from "react";
import type { DepositContextValue } from "../../form/session/DepositContext.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { isScrollLocked, onScrollRelease } from "../../ui/dialog/useScrollLock.ts";

// The width at which the side column fits beside the form; the same as in styles/layout.css.
const wide = "(min-width: 1024px)";

type Root = DepositContextValue["root"];

/** Of the window that the form stands in, which may be one that the host has opened for it. */
function query({ current }: Root): MediaQueryList | undefined {
  const page = current?.ownerDocument ?? document;
  const view = page === document ? globalThis : page.defaultView;
  return view?.matchMedia?.(wide);
}

function subscribe(root: Root, listener: () => void): () => void {
  const list = query(root);
  list?.addEventListener("change", listener);
  const stop = onScrollRelease(listener);
  return () => {
    list?.removeEventListener("change", listener);
    stop();
  };
}

let shown: boolean | undefined;

/** Under an open dialog the page stays as it is: its button would go to another place, and the focus could not come back to it. */
function isNarrow(root: Root): boolean {
  if (shown === undefined || !isScrollLocked()) shown = query(root)?.matches === false;
  return shown;
}

/**
 * Whether the form is one column, with its actions in a bar at the bottom; not while a dialog is open, as when a tablet is
 * turned or the page is magnified meanwhile. Drawn wide where there is no screen.
 */
export function useIsNarrow(): boolean {
  const { root } = useDepositContext();
  const watch = useCallback((listener: () => void) => subscribe(root, listener), [root]);
  return useSyncExternalStore(
    watch,
    () => isNarrow(root),
    () => false,
  );
}
