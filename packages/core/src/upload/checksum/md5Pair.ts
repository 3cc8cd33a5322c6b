/** Computes two MD5s of the same bytes: of all of them, and of one part after the other. */
export interface Md5Pair {
  update(bytes: Uint8Array): void;
  /** Returns the MD5 of the bytes since the previous part, and starts the next one. */
  part(): string;
  /** Returns the MD5 of all bytes. Nothing may follow. */
  whole(): string;
}

/** A block of MD5 in bytes (RFC 1321). */
export const BLOCK = 64;

// Layout of the module's memory: both states, a scratch block, then the input.
const STATES = 0;
const SCRATCH = 256;
const INPUT = 1024;
/** Bytes of input that are digested at a time. */
export const INPUT_SIZE = 128 * 1024;

/** The words that every MD5 starts with (RFC 1321, 3.3). */
const INITIAL_STATE = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;
const [WHOLE, PART] = [0, 1] as const;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Starts two MD5s of the same bytes in WebAssembly. All parts but the last must be whole blocks. Rejects under a policy
 * without `'wasm-unsafe-eval'`.
 *
 * A step of an MD5 waits for the step before, and a processor does the step of the other MD5 meanwhile. Both take 1.5 s of
 * processor time per GiB; two of hash-wasm take 3.8 s (bench:upload, "large file, checksums / bare requests").
 */
export async function createWasmMd5Pair(): Promise<Md5Pair> {
  compiled ??= WebAssembly.compile(assembleModule());
  const { exports } = await WebAssembly.instantiate(await compiled);
  const { memory, digest: exported } = exports;
  if (typeof exported !== "function") throw new TypeError("The module has no function.");
  const digest = (from: number, to: number): void => void exported(from, to);
  const words = wordsOf(memory);
  const bytes = new Uint8Array(words.buffer);
  words.set(INITIAL_STATE, 4 * WHOLE);
  words.set(INITIAL_STATE, 4 * PART);
  /** Bytes that wait at `INPUT`, and the length of each MD5 with them. */
  let waiting = 0;
  let wholeLength = 0;
  let partLength = 0;

  /** Digests the whole blocks that wait, and moves the rest to the front. */
  function flush(): void {
    const end = waiting - (waiting % BLOCK);
    if (end > 0) digest(INPUT, INPUT + end);
    bytes.copyWithin(INPUT, INPUT + end, INPUT + waiting);
    waiting -= end;
  }

  /** Returns one of the two MD5s after `length` bytes, and leaves both as they are (RFC 1321, 3.1 and 3.2). */
  function finalDigest(which: typeof WHOLE | typeof PART, length: number): string {
    flush();
    const before = words.slice(0, 8);
    const size = waiting + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
    bytes.fill(0, SCRATCH, SCRATCH + size);
    bytes.copyWithin(SCRATCH, INPUT, INPUT + waiting);
    bytes[SCRATCH + waiting] = 0x80;
    words[(SCRATCH + size) / 4 - 2] = (length * 8) % 2 ** 32;
    words[(SCRATCH + size) / 4 - 1] = Math.floor((length * 8) / 2 ** 32);
    digest(SCRATCH, SCRATCH + size);
    const at = 16 * which;
    const hex = Array.from(bytes.subarray(at, at + 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
    words.set(before);
    return hex;
  }

  return {
    update(piece) {
      for (let from = 0; from < piece.length;) {
        const some = piece.subarray(from, from + INPUT_SIZE - waiting);
        bytes.set(some, INPUT + waiting);
        waiting += some.length;
        from += some.length;
        if (waiting === INPUT_SIZE) flush();
      }
      wholeLength += piece.length;
      partLength += piece.length;
    },
    part() {
      const hex = finalDigest(PART, partLength);
      words.set(INITIAL_STATE, 4 * PART);
      partLength = 0;
      return hex;
    },
    whole: () => finalDigest(WHOLE, wholeLength),
  };
}

function wordsOf(memory: unknown): Uint32Array<ArrayBuffer> {
  if (!(memory instanceof WebAssembly.Memory) || !(memory.buffer instanceof ArrayBuffer))
    throw new TypeError("The module has no memory of its own.");
  return new Uint32Array(memory.buffer);
}

/** Assembles the module: its `memory`, and `digest(from, to)`, which digests whole blocks of it into both states. */
function assembleModule(): Uint8Array<ArrayBuffer> {
  const digest = digestBody();
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, 0x60, 2, 0x7f, 0x7f, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 3]),
    ...section(7, [2, ...exportOf("memory", 2), ...exportOf("digest", 0)]),
    ...section(10, [1, ...unsigned(digest.length), ...digest]),
  ]);
}

const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content];
const exportOf = (name: string, kind: number): number[] => [
  name.length,
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
  kind,
  0,
];

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

/** Locals of `digest`: where it reads and where that ends, both states, both states before the block, a word of the block. */
const [FROM, TO, STATE, BEFORE, WORD] = [0, 1, 2, 10, 18] as const;
const words = [0, 1, 2, 3, 4, 5, 6, 7];

function digestBody(): number[] {
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

/** Returns one step of both digests (RFC 1321, 3.4). The word of the block is loaded once. */
function stepOf(step: number): number[] {
  const round = step >> 4;
  const added = Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0;
  const load = [...get(FROM), ...loadAt(4 * wordOf(step)), ...constant(added), ...code.add, ...set(WORD)];
  const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((word) => (word + 64 - step) % 4);
  return [0, 4].reduce<number[]>((steps, digest) => {
    const at = STATE + digest;
    const sum = [...get(at + a), ...get(WORD), ...code.add, ...mixed(round, at + b, at + c, at + d)];
    const rotated = [...constant(ROTATIONS[round]?.[step % 4] ?? 0), ...code.rotateLeft];
    return [...steps, ...sum, ...rotated, ...get(at + b), ...code.add, ...set(at + a)];
  }, load);
}

/** The rotation of each step of a round (RFC 1321, 3.4). */
const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** Returns which word of a block a step uses (RFC 1321, 3.4). */
const wordOf = (step: number): number =>
  [step, 5 * step + 1, 3 * step + 5, 7 * step].map((word) => word % 16)[step >> 4] ?? 0;

/** Adds the words b, c and d to a, as a round does (RFC 1321, 3.4). The newest word, b, is used last. */
function mixed(round: number, b: number, c: number, d: number): number[] {
  if (round === 0)
    return [...get(c), ...get(d), ...code.xor, ...get(b), ...code.and, ...get(d), ...code.xor, ...code.add];
  if (round === 1)
    return [...not(d), ...get(c), ...code.and, ...code.add, ...get(d), ...get(b), ...code.and, ...code.add];
  if (round === 2) return [...get(c), ...get(d), ...code.xor, ...get(b), ...code.xor, ...code.add];
  return [...not(d), ...get(b), ...code.or, ...get(c), ...code.xor, ...code.add];
}
