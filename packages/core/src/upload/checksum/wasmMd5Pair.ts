import { BLOCK, type Md5Pair } from "./Md5Pair.ts";
import { INPUT, INPUT_SIZE, ROOM, wasmMd5Module } from "./wasmMd5Module.ts";

/** The words that every MD5 begins with (RFC 1321, 3.3). */
const BEGINNING = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;

const [WHOLE, PART] = [0, 1] as const;

let compiled: Promise<WebAssembly.Module> | undefined;

function wordsOf(memory: unknown): Uint32Array<ArrayBuffer> {
  if (!(memory instanceof WebAssembly.Memory) || !(memory.buffer instanceof ArrayBuffer))
    throw new TypeError("The module has no memory of its own.");
  return new Uint32Array(memory.buffer);
}

/**
 * A pair of MD5s by WebAssembly, computed together: for twice the work it takes little more time than one. Parts must be of
 * whole blocks (64 bytes), all but the last. Rejects under a policy without `'wasm-unsafe-eval'`.
 */
export async function createWasmMd5Pair(): Promise<Md5Pair> {
  compiled ??= WebAssembly.compile(wasmMd5Module());
  const { exports } = await WebAssembly.instantiate(await compiled);
  const { memory, digest: called } = exports;
  if (typeof called !== "function") throw new TypeError("The module has no function.");
  const digest = (from: number, to: number): void => void called(from, to);
  const words = wordsOf(memory);
  const bytes = new Uint8Array(words.buffer);
  words.set(BEGINNING, 4 * WHOLE);
  words.set(BEGINNING, 4 * PART);
  /** Bytes that wait at `INPUT`, and how many each MD5 has had with them. */
  let waiting = 0;
  let inAll = 0;
  let inPart = 0;

  /** Digests the whole blocks that wait; what is left of them goes to the front. */
  function flush(): void {
    const end = waiting - (waiting % BLOCK);
    if (end > 0) digest(INPUT, INPUT + end);
    bytes.copyWithin(INPUT, INPUT + end, INPUT + waiting);
    waiting -= end;
  }

  /** The digest of one of both after so many bytes; neither changes (RFC 1321, 3.1 and 3.2). */
  function ended(which: typeof WHOLE | typeof PART, length: number): string {
    flush();
    const before = words.slice(0, 8);
    const size = waiting + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
    bytes.fill(0, ROOM, ROOM + size);
    bytes.copyWithin(ROOM, INPUT, INPUT + waiting);
    bytes[ROOM + waiting] = 0x80;
    words[(ROOM + size) / 4 - 2] = (length * 8) % 2 ** 32;
    words[(ROOM + size) / 4 - 1] = Math.floor((length * 8) / 2 ** 32);
    digest(ROOM, ROOM + size);
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
      inAll += piece.length;
      inPart += piece.length;
    },
    part() {
      const hex = ended(PART, inPart);
      words.set(BEGINNING, 4 * PART);
      inPart = 0;
      return hex;
    },
    whole: () => ended(WHOLE, inAll),
  };
}
