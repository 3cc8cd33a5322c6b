/** Random values that depend on a seed (mulberry32). */
export interface Chance {
  /** Returns a number from 0 up to 1. */
  next(): number;
  /** Returns whether an event of this probability happens. */
  hits(probability: number): boolean;
  /** Returns a whole number from 0 up to `count`. */
  below(count: number): number;
  pick<Value>(list: readonly [Value, ...Value[]]): Value;
}

/** Creates random values from a seed. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    hits: (probability) => next() < probability,
    below: (count) => Math.floor(next() * count),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
