/**
 * Whether two plain values (JSON-like, or with `undefined`) are equal, whatever the order of their keys. A key that
 * holds `undefined` counts as absent.
 *
 * @example isEqual({ a: 1, b: [2] }, { b: [2], a: 1 }) // true
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isEqualList(one, other);
  // Runs for thousands of rows after each save, so it collects no keys.
  for (const key of Object.keys(one)) if (!isEqual(one[key], own(other, key))) return false;
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key) && other[key] !== undefined) return false;
  return true;
}

/** Returns `source` where the value equals it, so that thousands of rows are not held twice. */
export function keepAlike<Value>(made: Value, source: unknown): Value {
  return isAlike(made, source) ? source : made;
}

const isAlike = <Value>(made: Value, source: unknown): source is Value => isEqual(made, source);

function isEqualList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, index) => item === other[index] || isEqual(item, other[index]));
}

type Container = Readonly<Record<string, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/** Returns an own property. `toString` and `__proto__` are keys like any other. */
function own(object: Container, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
