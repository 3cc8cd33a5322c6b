import type { CreateMd5 } from "./Md5.ts";
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
  readonly onPart: (part: number, md5: string) => void;
}

const bytesOf = (hex: string): number[] =>
  Array.from({ length: 16 }, (_, index) => parseInt(hex.slice(index * 2, index * 2 + 2), 16));

/**
 * The MD5 of a file in one pass over its stream, and of each part in the same pass: a piece of it at a time is in memory.
 * Rejects when the file cannot be read, no engine works, or it is aborted.
 */
export async function computeMd5(
  file: Blob,
  createMd5: CreateMd5,
  onProgress: () => void,
  signal: AbortSignal,
  parts?: PartPass,
): Promise<FileMd5> {
  const whole = await createMd5();
  signal.throwIfAborted();
  const reader = file.stream().getReader();
  // Ends a reading that hangs; it then looks as if the file were over.
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", stop);
  try {
    const take = parts === undefined ? null : await createPartPass(createMd5, parts, file.size, signal);
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      whole.update(piece.value);
      await take?.update(piece.value);
      onProgress();
    }
    signal.throwIfAborted();
    return { md5: whole.hex(), ofParts: take?.end() ?? null };
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Digests part after part of a stream; each begins when the gate is open for it. */
async function createPartPass(
  createMd5: CreateMd5,
  { size, gate, onPart }: PartPass,
  fileSize: number,
  signal: AbortSignal,
) {
  const part = await createMd5();
  const all = await createMd5();
  let number = 1;
  let left = Math.min(size, fileSize);
  let read = 0;
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  const enter = async (): Promise<void> => {
    await Promise.race([gate.open(number), aborted]);
    signal.throwIfAborted();
  };
  await enter();
  return {
    async update(piece: Uint8Array): Promise<void> {
      for (let from = 0; from < piece.length;) {
        const to = Math.min(piece.length, from + left);
        part.update(piece.subarray(from, to));
        read += to - from;
        left -= to - from;
        from = to;
        if (left > 0) continue;
        const md5 = part.hex();
        all.update(Uint8Array.from(bytesOf(md5)));
        onPart(number, md5);
        number += 1;
        left = Math.min(size, fileSize - read);
        if (left > 0) await enter();
        // A file that yields more than its size has changed: what is too much belongs to no part.
        else return;
      }
    },
    end: () => all.hex(),
  };
}
