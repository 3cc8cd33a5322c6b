import { useSyncExternalStore } from "react";
import { useDepositContext } from "./useDepositContext.ts";

/**
 * One row of a list as it is by now, or as it was last where it is gone. Renders when that row changes, and for no other.
 * `index` is where it most likely stands, so that it need not be looked for in thousands.
 */
export function useEntry<Entry extends { readonly key: string }>(
  read: () => readonly Entry[],
  last: Entry,
  index: number,
): Entry {
  const { values } = useDepositContext();
  const readEntry = (): Entry => {
    const entries = read();
    const there = entries[index];
    if (there?.key === last.key) return there;
    return entries.find(({ key }) => key === last.key) ?? last;
  };
  return useSyncExternalStore(values.subscribe, readEntry, readEntry);
}
