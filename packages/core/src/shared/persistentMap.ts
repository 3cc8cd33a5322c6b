/** A branch holds so many leaves, the root so many branches: 4,096 leaves in all. */
const WIDTH = 64;

type Leaf<Value> = readonly (readonly [string, Value])[];
type Branch<Value> = readonly (Leaf<Value> | undefined)[];

function hashOf(key: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 16_777_619);
  hash ^= hash >>> 15;
  return hash >>> 0;
}

/**
 * An immutable map from text to values: a change copies two short lists and one leaf, never the whole, so that a reducer
 * over ten thousand files stays pure and cheap. Entries come in no particular order.
 */
export interface PersistentMap<Value> {
  readonly size: number;
  get(key: string): Value | undefined;
  has(key: string): boolean;
  set(key: string, value: Value): PersistentMap<Value>;
  delete(key: string): PersistentMap<Value>;
  entries(): Iterable<readonly [string, Value]>;
  values(): Iterable<Value>;
}

function mapOf<Value>(root: readonly (Branch<Value> | undefined)[], size: number): PersistentMap<Value> {
  const leafOf = (key: string): Leaf<Value> => {
    const hash = hashOf(key);
    return root[hash % WIDTH]?.[(hash >>> 6) % WIDTH] ?? [];
  };
  const withLeaf = (key: string, leaf: Leaf<Value>, newSize: number): PersistentMap<Value> => {
    const hash = hashOf(key);
    const branches = root.slice();
    const leaves = branches[hash % WIDTH]?.slice() ?? Array.from<Leaf<Value> | undefined>({ length: WIDTH });
    leaves[(hash >>> 6) % WIDTH] = leaf;
    branches[hash % WIDTH] = leaves;
    return mapOf(branches, newSize);
  };
  const map: PersistentMap<Value> = {
    size,
    get: (key) => leafOf(key).find(([name]) => name === key)?.[1],
    has: (key) => leafOf(key).some(([name]) => name === key),
    set(key, value) {
      const leaf = leafOf(key);
      const index = leaf.findIndex(([name]) => name === key);
      return index === -1
        ? withLeaf(key, [...leaf, [key, value]], size + 1)
        : withLeaf(key, leaf.with(index, [key, value]), size);
    },
    delete(key) {
      const leaf = leafOf(key);
      return leaf.some(([name]) => name === key)
        ? withLeaf(
            key,
            leaf.filter(([name]) => name !== key),
            size - 1,
          )
        : map;
    },
    *entries() {
      for (const branch of root) for (const leaf of branch ?? []) yield* leaf ?? [];
    },
    *values() {
      for (const [, value] of map.entries()) yield value;
    },
  };
  return map;
}

/** A map without entries. */
export function emptyMap<Value>(): PersistentMap<Value> {
  return mapOf<Value>(Array.from<Branch<Value> | undefined>({ length: WIDTH }), 0);
}
