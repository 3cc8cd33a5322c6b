import { createMD5 } from "hash-wasm";
import { Problem } from "../problem.ts";
import type { RepositoryStorage } from "../storage.ts";

export interface Received {
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly md5: string;
}

/** How many bytes more are taken. */
export interface Room {
  readonly inBucket: number;
  readonly perFile: number;
}

/**
 * Streams an upload into the storage, hashing as it goes; no file is ever held in memory whole.
 * What there is no room for is read to its end, so that the answer finds its sender, and then
 * refused with 400 "Bucket quota exceeded." or "File size limit exceeded."; a sender that leaves is 400 and leaves nothing.
 */
export async function receiveContent(
  storage: RepositoryStorage,
  blob: string,
  body: ReadableStream<Uint8Array> | null,
  { inBucket, perFile }: Room,
): Promise<Received> {
  const room = Math.min(inBucket, perFile);
  const hash = await createMD5();
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > room) return;
      hash.update(chunk);
      controller.enqueue(chunk);
    },
  });
  const source = body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
  // Piping reports its failure through the readable side too, where `putBytes` meets it.
  const piped = source.pipeTo(counted.writable).catch(() => undefined);
  try {
    await storage.putBytes(blob, counted.readable);
    await piped;
  } catch {
    throw new Problem(400, "The file upload transfer failed, please try again.");
  }
  if (size > room) {
    await storage.deleteBytes(blob);
    throw new Problem(400, perFile < inBucket ? "File size limit exceeded." : "Bucket quota exceeded.");
  }
  return { size, md5: hash.digest("hex") };
}
