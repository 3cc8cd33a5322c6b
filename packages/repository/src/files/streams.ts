import type { RepositoryStorage } from "../storage/storage.ts";

/** Yields the chunks of a stream. Stopping early cancels the stream. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // A failed stream rejects again when it is canceled.
    await reader.cancel().catch(() => undefined);
  }
}

/** Converts chunks into a stream that pulls them on demand. */
export function toStream(chunks: AsyncGenerator<Uint8Array, void, undefined>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}

const ZEROS = new Uint8Array(65_536);

/** Yields `count` zeros. */
async function* zeros(count: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let left = count; left > 0; left -= ZEROS.byteLength) yield ZEROS.subarray(0, Math.min(left, ZEROS.byteLength));
}

/** Pads chunks with zeros to at least `size` bytes. */
export async function* padTo(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let count = 0;
  for await (const chunk of chunks) {
    count += chunk.byteLength;
    yield chunk;
  }
  yield* zeros(size - count);
}

/** Yields the bytes from offset `from` (included) to `to` (excluded). */
export async function* slice(
  chunks: AsyncIterable<Uint8Array>,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let at = 0;
  if (to <= from) return;
  for await (const chunk of chunks) {
    const piece = chunk.subarray(Math.max(0, from - at), Math.max(0, to - at));
    if (piece.byteLength > 0) yield piece;
    at += chunk.byteLength;
    if (at >= to) return;
  }
}

/** Yields the bytes of several blobs in order. A missing blob is empty. */
export async function* readBlobs(
  storage: RepositoryStorage,
  blobs: readonly string[],
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const blob of blobs) {
    const stream = await storage.getBytes(blob);
    if (stream !== undefined) yield* chunksOf(stream);
  }
}
