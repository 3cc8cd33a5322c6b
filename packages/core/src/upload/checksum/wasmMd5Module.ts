import { BLOCK } from "./Md5Pair.ts";

/** Bytes of memory before what is read: the two states, one after the other, and room to end a digest in. */
const STATES = 0;
export const ROOM = 256;
export const INPUT = 1024;
/** Bytes that are read at a time. */
export const INPUT_SIZE = 128 * 1024;

/** How far each step of a round rotates (RFC 1321, 3.4). */
const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** Instructions of WebAssembly. */
const code = {
  loop: [0x03, 0x40],
  branchIf: [0x0d, 0x00],
  end: [0x0b],
  get: 0x20,
  set: 0x21,
  tee: 0x22,
  load: [0x28, 0x02],
  store: [0x36, 0x02],
  constant: 0x41,
  isLess: [0x49],
  add: [0x6a],
  and: [0x71],
  or: [0x72],
  xor: [0x73],
  rotateLeft: [0x77],
} as const;

function unsigned(value: number): number[] {
  const rest = value >>> 7;
  return rest === 0 ? [value & 127] : [(value & 127) | 128, ...unsigned(rest)];
}

function signed(value: number): number[] {
  const rest = value >> 7;
  const isLast = (rest === 0 && (value & 64) === 0) || (rest === -1 && (value & 64) !== 0);
  return isLast ? [value & 127] : [(value & 127) | 128, ...signed(rest)];
}

const get = (local: number): number[] => [code.get, ...unsigned(local)];
const set = (local: number): number[] => [code.set, ...unsigned(local)];
const constant = (value: number): number[] => [code.constant, ...signed(value)];
const not = (local: number): number[] => [...get(local), ...constant(-1), ...code.xor];
const loadAt = (offset: number): number[] => [...code.load, ...unsigned(offset)];

/** Locals of the function: where it reads and where that ends, the words of both states, those before, one of the block. */
const [FROM, TO, STATE, BEFORE, WORD] = [0, 1, 2, 10, 18] as const;

/** What a round adds of the words b, c and d to a; what comes latest, b, is needed last (RFC 1321, 3.4). */
function mixed(round: number, b: number, c: number, d: number): number[] {
  if (round === 0)
    return [...get(c), ...get(d), ...code.xor, ...get(b), ...code.and, ...get(d), ...code.xor, ...code.add];
  if (round === 1)
    return [...not(d), ...get(c), ...code.and, ...code.add, ...get(d), ...get(b), ...code.and, ...code.add];
  if (round === 2) return [...get(c), ...get(d), ...code.xor, ...get(b), ...code.xor, ...code.add];
  return [...not(d), ...get(b), ...code.or, ...get(c), ...code.xor, ...code.add];
}

/** Which word of a block a step takes (RFC 1321, 3.4). */
const wordOf = (step: number): number =>
  [step, 5 * step + 1, 3 * step + 5, 7 * step].map((word) => word % 16)[step >> 4] ?? 0;

/** One step, of both digests: the word of the block is read once. */
function stepOf(step: number): number[] {
  const round = step >> 4;
  const added = Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0;
  const read = [...get(FROM), ...loadAt(4 * wordOf(step)), ...constant(added), ...code.add, ...set(WORD)];
  const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((word) => (word + 64 - step) % 4);
  return [0, 4].reduce<number[]>((steps, digest) => {
    const at = STATE + digest;
    const sum = [...get(at + a), ...get(WORD), ...code.add, ...mixed(round, at + b, at + c, at + d)];
    const rotated = [...constant(ROTATIONS[round]?.[step % 4] ?? 0), ...code.rotateLeft];
    return [...steps, ...sum, ...rotated, ...get(at + b), ...code.add, ...set(at + a)];
  }, read);
}

const words = [0, 1, 2, 3, 4, 5, 6, 7];

/** The function: digests the whole blocks of the memory between two addresses into both states. */
function body(): number[] {
  return [
    ...[1, 17, 0x7f],
    ...words.flatMap((word) => [...constant(STATES), ...loadAt(4 * word), ...set(STATE + word)]),
    ...code.loop,
    ...words.flatMap((word) => [...get(STATE + word), ...set(BEFORE + word)]),
    ...Array.from({ length: 64 }, (_, step) => stepOf(step)).flat(),
    ...words.flatMap((word) => [...get(STATE + word), ...get(BEFORE + word), ...code.add, ...set(STATE + word)]),
    ...[...get(FROM), ...constant(BLOCK), ...code.add, code.tee, FROM, ...get(TO), ...code.isLess, ...code.branchIf],
    ...code.end,
    ...words.flatMap((word) => [...constant(STATES), ...get(STATE + word), ...code.store, ...unsigned(4 * word)]),
    ...code.end,
  ];
}

const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content];
const exported = (name: string, kind: number): number[] => [
  name.length,
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
  kind,
  0,
];

/**
 * A module of WebAssembly that computes two MD5s of the same bytes at once: `digest(from, to)` over its `memory`. Each step
 * of one MD5 waits for the one before, so that a processor does the other's meanwhile: both take little longer than one.
 */
export function wasmMd5Module(): Uint8Array<ArrayBuffer> {
  const digest = body();
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, 0x60, 2, 0x7f, 0x7f, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 3]),
    ...section(7, [2, ...exported("memory", 2), ...exported("digest", 0)]),
    ...section(10, [1, ...unsigned(digest.length), ...digest]),
  ]);
}
