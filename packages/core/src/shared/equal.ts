/**
 * Whether two plain values (JSON-like, or with `undefined`) are alike, whatever the order of their keys.
 *
 * @example isEqual({ a: 1, b: [2] }, { b: [2], a: 1 }) // true
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = new Map(Object.entries(one));
  const right = new Map(Object.entries(other));
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (!isEqual(left.get(key), right.get(key))) return false;
  }
  return true;
}
