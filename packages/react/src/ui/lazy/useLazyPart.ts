import { useEffect, useSyncExternalStore } from "react";
import { openings, type LazyPart, type LazyPartState } from "./lazyPart.ts";

const absent = { kind: "absent" } as const;

/** How it stands with a late part, which is fetched as soon as it is `wanted`; one that failed before is tried again. */
export function useLazyPart<Part>(late: LazyPart<Part>, wanted = true): LazyPartState<Part> {
  const state = useSyncExternalStore<LazyPartState<Part>>(late.subscribe, late.getState, () => absent);
  useEffect(() => {
    if (!wanted) return;
    void late.load();
    for (const opened of openings) opened();
  }, [late, wanted]);
  return state;
}
