/** A seeded random generator with the same results on every machine. */
export interface Random {
  /** Returns an integer from 0 to `below` (excluded). */
  readonly number: (below: number) => number;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
}

/** Creates a mulberry32 generator: 2^32 states suffice for fictional names. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const number = (below: number): number => Math.floor(next() * below);
  return { number, pick: (from) => from[number(from.length)] ?? from[0] };
}
