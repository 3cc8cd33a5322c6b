import type { CreateMd5 } from "./Md5.ts";

/** A block of MD5, bytes (RFC 1321). */
export const BLOCK = 64;

/** Two MD5s of the same bytes: of all of them, and of one part after the other. 32 lower-case hexadecimal digits each. */
export interface Md5Pair {
  update(bytes: Uint8Array): void;
  /** The digest of what came since the part before; the next one begins. */
  part(): string;
  /** The digest of all; nothing may come after it. */
  whole(): string;
}

/** Begins both; rejects where the engine is refused. */
export type CreateMd5Pair = () => Promise<Md5Pair>;

/** A pair of any two MD5s. */
export async function createPlainPair(createMd5: CreateMd5): Promise<Md5Pair> {
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
