import { useSyncExternalStore } from "react";
import { useDepositContext } from "../session/useDepositContext.ts";

/** A row to draw, and what it holds by now. */
export interface LiveEntry<Entry> {
  readonly entry: Entry;
  readonly now: () => Entry;
}

/**
 * One row of a list as it is by now, or as it was last where it is gone. Renders when that row changes, and for no other;
 * `isSettled`, not even then, but with its list. `index` is where it most likely stands, so that it need not be looked for
 * in thousands.
 */
export function useEntry<Entry extends { readonly key: string }>(
  read: () => readonly Entry[],
  last: Entry,
  index: number,
  isSettled: boolean,
): LiveEntry<Entry> {
  const { values } = useDepositContext();
  const now = (): Entry => {
    const entries = read();
    const there = entries[index];
    if (there?.key === last.key) return there;
    return entries.find(({ key }) => key === last.key) ?? last;
  };
  const asked = isSettled ? () => last : now;
  return { entry: useSyncExternalStore(values.subscribe, asked, asked), now };
}
