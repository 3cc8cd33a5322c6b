import { useRef } from "react";

/** The list that was given before as long as the new one holds the same: what is made from it then need not be made anew. */
export function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const known = useRef(list);
  const before = known.current;
  const isSame = before.length === list.length && before.every((item, index) => item === list[index]);
  if (!isSame) known.current = list;
  return known.current;
}
