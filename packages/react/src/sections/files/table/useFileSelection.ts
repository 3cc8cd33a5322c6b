import { useCallback, useMemo, useState } from "react";

/** The files that are ticked for an act on all of them. */
export interface FileSelection {
  /** Names of those that are still there. */
  readonly selected: ReadonlySet<string>;
  readonly select: (key: string, isSelected: boolean) => void;
  /** Ticks or unticks these and leaves the others as they are. */
  readonly selectAll: (keys: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Remembers which of the files are ticked; one that goes away is so no more. */
export function useFileSelection(isThere: (key: string) => boolean): FileSelection {
  const [ticked, setTicked] = useState(none);
  const gone = [...ticked].filter((key) => !isThere(key));
  if (gone.length > 0) setTicked((before) => new Set([...before].filter(isThere)));
  const selectAll = useCallback(
    (keys: readonly string[], isSelected: boolean) =>
      setTicked((before) => {
        const after = new Set(before);
        for (const key of keys) {
          if (isSelected) after.add(key);
          else after.delete(key);
        }
        return after;
      }),
    [],
  );
  const select = useCallback((key: string, isSelected: boolean) => selectAll([key], isSelected), [selectAll]);
  const clear = useCallback(() => setTicked(none), []);
  return useMemo(() => ({ selected: ticked, select, selectAll, clear }), [ticked, select, selectAll, clear]);
}
