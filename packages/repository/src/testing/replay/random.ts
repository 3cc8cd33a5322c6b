/** Numbers that a seed repeats. */
export interface Random {
  /** From 0 to below `below`. */
  number(below: number): number;
  /** So many small letters. */
  letters(count: number): string;
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

/** Mulberry32: small, and good enough to draw names and sizes. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const number = (below: number): number => next() % Math.max(1, below);
  return {
    number,
    letters: (count) => Array.from({ length: count }, () => String.fromCharCode(97 + number(26))).join(""),
    bytes(count) {
      const bytes = new Uint8Array(count);
      const words = new Uint32Array(bytes.buffer, 0, count >> 2);
      for (let index = 0; index < words.length; index += 1) words[index] = next();
      for (let index = words.length * 4; index < count; index += 1) bytes[index] = number(256);
      return bytes;
    },
  };
}
