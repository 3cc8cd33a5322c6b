/**
 * Whether two plain values (JSON-like, or with `undefined`) are alike, whatever the order of their keys. A key that holds
 * `undefined` is as good as absent.
 *
 * @example isEqual({ a: 1, b: [2] }, { b: [2], a: 1 }) // true
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isEqualList(one, other);
  // Asked of thousands of rows after each save, so without a collection of its own.
  for (const key of Object.keys(one)) if (!isEqual(one[key], own(other, key))) return false;
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key) && other[key] !== undefined) return false;
  return true;
}

/** What it was made of, where that is alike already: of thousands of rows one is kept then, and not two. */
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

/** What an object itself holds: `toString` and `__proto__` are keys like any other. */
function own(object: Container, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
