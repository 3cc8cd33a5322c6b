import { filePieces } from "./filePieces.ts";
import type { CreateMd5 } from "./Md5.ts";
import { BLOCK, type CreateMd5Pair, createPlainPair } from "./Md5Pair.ts";
import type { ReadingGate } from "./readingGate.ts";

/** The MD5 of a file, 32 hexadecimal digits, and that of its parts' MD5s where it was read in parts. */
export interface FileMd5 {
  readonly md5: string;
  readonly ofParts: string | null;
}

/** How to read a file in parts: their bytes, how far it may go, and what is told each digest. */
export interface PartPass {
  readonly size: number;
  readonly gate: ReadingGate;
  readonly onPart: (part: number, md5: string, bytes?: Blob) => void;
}

const bytesOf = (hex: string): number[] =>
  Array.from({ length: 16 }, (_, index) => parseInt(hex.slice(index * 2, index * 2 + 2), 16));

/** What a file is digested with: one MD5 of all of it, or that and one of each part. */
export interface Md5Engines {
  readonly createMd5: CreateMd5;
  readonly createPair: CreateMd5Pair;
}

/** What is made of the pieces of a file, as they come. */
interface Digesting {
  take(piece: Uint8Array): Promise<void> | void;
  end(): FileMd5;
}

async function wholeOnly({ createMd5 }: Md5Engines): Promise<Digesting> {
  const whole = await createMd5();
  return { take: (piece) => whole.update(piece), end: () => ({ md5: whole.hex(), ofParts: null }) };
}

/** Digests all of a stream, and part after part of it; each begins when the gate is open for it. */
async function inParts(
  { createMd5, createPair }: Md5Engines,
  { size, gate, onPart }: PartPass,
  fileSize: number,
  signal: AbortSignal,
): Promise<Digesting> {
  // Computed together, both end their blocks together.
  const pair = size % BLOCK === 0 ? await createPair() : await createPlainPair(createMd5);
  const all = await createMd5();
  let number = 1;
  let left = Math.min(size, fileSize);
  let read = 0;
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  const enter = async (): Promise<void> => {
    if (number > gate.limit()) await Promise.race([gate.open(number), aborted]);
    signal.throwIfAborted();
  };
  await enter();
  return {
    async take(piece) {
      for (let from = 0; from < piece.length;) {
        // A file that yields more than its size has changed: what is too much belongs to no part.
        const to = left > 0 ? Math.min(piece.length, from + left) : piece.length;
        pair.update(piece.subarray(from, to));
        read += to - from;
        left -= to - from;
        from = to;
        if (left !== 0) continue;
        const md5 = pair.part();
        all.update(Uint8Array.from(bytesOf(md5)));
        onPart(number, md5);
        number += 1;
        left = Math.min(size, fileSize - read);
        if (left > 0) await enter();
      }
    },
    end: () => ({ md5: pair.whole(), ofParts: all.hex() }),
  };
}

/**
 * The MD5 of a file in one pass over its stream, and of each part in the same pass: a piece of it at a time is in memory.
 * Rejects when the file cannot be read, no engine works, or it is aborted.
 */
export async function computeMd5(
  file: Blob,
  engines: Md5Engines,
  onProgress: () => void,
  signal: AbortSignal,
  parts?: PartPass,
): Promise<FileMd5> {
  const digesting = parts === undefined ? await wholeOnly(engines) : await inParts(engines, parts, file.size, signal);
  signal.throwIfAborted();
  const pieces = filePieces(file);
  // Ends a reading that hangs; it then looks as if the file were over.
  const stop = (): void => pieces.stop();
  signal.addEventListener("abort", stop);
  try {
    for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) {
      await digesting.take(piece);
      onProgress();
    }
    signal.throwIfAborted();
    return digesting.end();
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
