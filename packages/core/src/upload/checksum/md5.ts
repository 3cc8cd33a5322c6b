import { createMD5 } from "hash-wasm";
import { md5 as scriptMd5 } from "js-md5";
import { BLOCK, type Md5Pair, createWasmMd5Pair } from "./md5Pair.ts";

/** Computes an MD5 piece by piece. */
export interface Md5 {
  update(bytes: Uint8Array): void;
  /** Returns 32 lower-case hexadecimal digits, and starts the next MD5. */
  hex(): string;
}

/** Starts MD5s. Both functions reject where no engine works. */
export interface Md5Engines {
  readonly createMd5: () => Promise<Md5>;
  /** Starts a pair for parts of `partSize` bytes. */
  readonly createPair: (partSize: number) => Promise<Md5Pair>;
}

/** Creates the engines: WebAssembly, or plain JavaScript where a policy refuses WebAssembly. */
export function createMd5Engines(): Md5Engines {
  const createMd5 = withFallback(createWasmMd5, createScriptMd5);
  const plainPair = (): Promise<Md5Pair> => createPlainPair(createMd5);
  const fastPair = withFallback(createWasmMd5Pair, plainPair);
  // The fast pair computes whole blocks.
  return { createMd5, createPair: (partSize) => (partSize % BLOCK === 0 ? fastPair() : plainPair()) };
}

/** Starts an MD5 in WebAssembly. Rejects under a policy without `'wasm-unsafe-eval'`. */
export async function createWasmMd5(): Promise<Md5> {
  const hasher = await createMD5();
  hasher.init();
  return {
    update: (bytes) => void hasher.update(bytes),
    hex() {
      const digits = hasher.digest("hex");
      hasher.init();
      return digits;
    },
  };
}

/** Starts an MD5 in plain JavaScript, which is several times slower. */
export async function createScriptMd5(): Promise<Md5> {
  let hasher = scriptMd5.create();
  return {
    update: (bytes) => void hasher.update(bytes),
    hex() {
      const digits = hasher.hex();
      hasher = scriptMd5.create();
      return digits;
    },
  };
}

/** Starts a pair of two separate MD5s. */
export async function createPlainPair(createMd5: () => Promise<Md5>): Promise<Md5Pair> {
  const whole = await createMd5();
  const part = await createMd5();
  return {
    update(bytes) {
      whole.update(bytes);
      part.update(bytes);
    },
    part: () => part.hex(),
    whole: () => whole.hex(),
  };
}

/** Returns the fast engine, and the plain one once the fast one was refused. */
export function withFallback<Engine>(fast: () => Promise<Engine>, plain: () => Promise<Engine>): () => Promise<Engine> {
  let isRefused = false;
  return async () => {
    if (isRefused) return plain();
    try {
      return await fast();
    } catch {
      // Each refusal is reported in the console of the page and to its owner, so that the fast engine is tried once.
      isRefused = true;
      return plain();
    }
  };
}
