import { filePieces } from "./filePieces.ts";
import type { Md5Engines } from "./md5.ts";

/** The MD5 of a file, and the MD5 of its part MD5s if it was read in parts. 32 hexadecimal digits each. */
export interface FileMd5 {
  readonly md5: string;
  readonly ofParts: string | null;
}

/** How a file is read in parts. */
export interface PartPass {
  /** Bytes of each part but the last. */
  readonly size: number;
  readonly gate: ReadingGate;
  readonly onPart: (part: number, md5: string, bytes?: Blob) => void;
}

/** Limits how far a file is read: to the end of a part. */
export interface ReadingGate {
  /** Lets the file be read to the end of this part. Never moves back. */
  readTo(part: number): void;
  /** Resolves when this part may be read. */
  open(part: number): Promise<void>;
  /** Returns the part up to which the file may be read. */
  limit(): number;
}

/** Creates a gate that is closed before the first part. */
export function createReadingGate(): ReadingGate {
  let limit = 0;
  let waiting: { readonly part: number; readonly resolve: () => void } | null = null;
  return {
    limit: () => limit,
    readTo(part) {
      limit = Math.max(limit, part);
      if (waiting === null || waiting.part > limit) return;
      const { resolve } = waiting;
      waiting = null;
      resolve();
    },
    open: (part) => (part <= limit ? Promise.resolve() : new Promise((resolve) => (waiting = { part, resolve }))),
  };
}

/**
 * Computes the MD5 of a file in one pass over its stream, and in the same pass those of its parts. One piece of the file is
 * in memory at a time. Rejects if the file cannot be read, no engine works, or it is aborted.
 */
export async function computeMd5(
  file: Blob,
  engines: Md5Engines,
  onProgress: () => void,
  signal: AbortSignal,
  parts?: PartPass,
): Promise<FileMd5> {
  const digest =
    parts === undefined ? await digestWhole(engines) : await digestParts(engines, parts, file.size, signal);
  signal.throwIfAborted();
  const pieces = filePieces(file);
  // An aborted reading ends as if the file did.
  const stop = (): void => pieces.stop();
  signal.addEventListener("abort", stop);
  try {
    for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) {
      await digest.update(piece);
      onProgress();
    }
    signal.throwIfAborted();
    return digest.result();
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Digests the pieces of a file. */
interface FileDigest {
  update(piece: Uint8Array): Promise<void> | void;
  result(): FileMd5;
}

async function digestWhole({ createMd5 }: Md5Engines): Promise<FileDigest> {
  const whole = await createMd5();
  return { update: (piece) => whole.update(piece), result: () => ({ md5: whole.hex(), ofParts: null }) };
}

/** Digests the whole file and each part. A part starts when the gate is open for it. */
async function digestParts(
  { createMd5, createPair }: Md5Engines,
  { size, gate, onPart }: PartPass,
  fileSize: number,
  signal: AbortSignal,
): Promise<FileDigest> {
  const pair = await createPair(size);
  const ofParts = await createMd5();
  let part = 1;
  let left = Math.min(size, fileSize);
  let read = 0;
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  const enter = async (): Promise<void> => {
    if (part > gate.limit()) await Promise.race([gate.open(part), aborted]);
    signal.throwIfAborted();
  };
  await enter();
  return {
    async update(piece) {
      for (let from = 0; from < piece.length;) {
        // A file that yields more than its size has changed. The surplus belongs to no part.
        const to = left > 0 ? Math.min(piece.length, from + left) : piece.length;
        pair.update(piece.subarray(from, to));
        read += to - from;
        left -= to - from;
        from = to;
        if (left !== 0) continue;
        const md5 = pair.part();
        ofParts.update(bytesOf(md5));
        onPart(part, md5);
        part += 1;
        left = Math.min(size, fileSize - read);
        if (left > 0) await enter();
      }
    },
    result: () => ({ md5: pair.whole(), ofParts: ofParts.hex() }),
  };
}

/** Converts hexadecimal digits to bytes. */
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(index * 2, index * 2 + 2), 16));
