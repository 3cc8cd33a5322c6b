import type { FieldPath } from "@deposit/core";
import { useRef, type RefObject } from "react";
import { useRevealer } from "../form/useRevealer.ts";
import type { SortableListHandle } from "../ui/SortableList.tsx";

/** The `handle` of a list of rows at `path`: a row that is to be given the focus is drawn before, wherever it lies. */
export function useRevealedList(path: FieldPath): RefObject<SortableListHandle | null> {
  const handle = useRef<SortableListHandle>(null);
  useRevealer(path, (target) => {
    const key = target[path.length];
    if (key !== undefined) handle.current?.reveal(String(key));
  });
  return handle;
}
