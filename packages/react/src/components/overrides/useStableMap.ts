import { useRef } from "react";

/**
 * The same map as before while it says the same, so that one built inline in a host's render changes nothing. Looks at
 * the entries, and into those that are objects.
 */
export function useStableMap<Entries extends object>(map: Entries): Entries {
  const kept = useRef(map);
  if (!isAlike(kept.current, map, 2)) kept.current = map;
  return kept.current;
}

function isAlike(one: unknown, other: unknown, depth: number): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false;
  const left = new Map(Object.entries(one));
  const right = Object.entries(other);
  return (
    left.size === right.length &&
    right.every(([key, value]) => left.has(key) && isAlike(left.get(key), value, depth - 1))
  );
}
