import { useCallback, useMemo, useState } from "react";

/** The files that are selected for a common action. */
export interface FileSelection {
  /** Names of the selected files that still exist. */
  readonly selected: ReadonlySet<string>;
  readonly select: (key: string, isSelected: boolean) => void;
  /** Selects or deselects these files, and leaves the others unchanged. */
  readonly selectAll: (keys: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Remembers the selected files, and deselects removed ones. */
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
