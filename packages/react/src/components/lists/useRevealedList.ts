import type { FieldPath } from "@deposit/core";
import { useRef, type RefObject } from "react";
import { useRevealField } from "../../form/focus/useRevealField.ts";
import type { SortableListHandle } from "../../ui/list/SortableList.tsx";

/**
 * The `handle` of a list of rows at `path`: a row that is to be given the focus is drawn before, wherever it lies. `keyOf`
 * tells the key of a row that paths name otherwise.
 */
export function useRevealedList(
  path: FieldPath,
  keyOf: (segment: string) => string | undefined = String,
): RefObject<SortableListHandle | null> {
  const handle = useRef<SortableListHandle>(null);
  useRevealField(path, (target) => {
    const segment = target[path.length];
    const key = segment === undefined ? undefined : keyOf(segment);
    if (key !== undefined) handle.current?.reveal(key);
  });
  return handle;
}
