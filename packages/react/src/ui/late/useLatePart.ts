import { useEffect, useSyncExternalStore } from "react";
import { openings, type LatePart, type LatePartState } from "./latePart.ts";

const absent = { kind: "absent" } as const;

/** How it stands with a late part, which is fetched as soon as it is `wanted`; one that failed before is tried again. */
export function useLatePart<Part>(late: LatePart<Part>, wanted = true): LatePartState<Part> {
  const state = useSyncExternalStore<LatePartState<Part>>(late.subscribe, late.getState, () => absent);
  useEffect(() => {
    if (!wanted) return;
    void late.load();
    for (const opened of openings) opened();
  }, [late, wanted]);
  return state;
}
