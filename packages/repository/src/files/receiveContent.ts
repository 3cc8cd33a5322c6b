import { createMD5 } from "hash-wasm";
import { Problem } from "../problem.ts";
import type { StoredTransfer } from "../storage/documents.ts";
import type { RepositoryStorage } from "../storage/storage.ts";
import { chunksOf, slice, toStream } from "./streams.ts";

interface Received {
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly md5: string;
}

/** How many bytes more are taken. */
interface RemainingQuota {
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
  { inBucket, perFile }: RemainingQuota,
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

/**
 * Writes a part to its place in the file on disk. False where the platform refuses it without saying why: a length that is
 * not that of the part (the last may have any), no length told, a number above those announced. A sender that
 * leaves is 400, and what came of the part stays (multipart.md).
 */
export async function receivePart(
  storage: RepositoryStorage,
  { parts, partSize }: StoredTransfer,
  blob: string,
  number: number,
  request: Request,
): Promise<boolean> {
  const expected = partSize ?? 0;
  const { length, body } = await measure(request);
  const isRefused = number > parts || length === undefined || (number < parts && length !== expected);
  if (isRefused || body === null) {
    // Read to its end, so that the answer finds its sender.
    await body?.pipeTo(new WritableStream()).catch(() => undefined);
    return false;
  }
  let count = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of chunks) {
      count += chunk.byteLength;
      yield chunk;
    }
  }
  const at = Math.max(0, (number - 1) * expected);
  try {
    await storage.writeBytes(blob, toStream(slice(counted(chunksOf(body)), 0, length)), at);
  } catch {
    throw new Problem(400, "File is smaller than expected.");
  }
  if (count < length) throw new Problem(400, "File is smaller than expected.");
  return true;
}

/** How long a body says that it is; one that came without a connection says nothing and is counted. */
async function measure(
  request: Request,
): Promise<{ readonly length: number | undefined; readonly body: ReadableStream<Uint8Array> | null }> {
  const declared = request.headers.get("Content-Length");
  if (declared !== null) return { length: Number(declared), body: request.body };
  if (request.headers.has("Transfer-Encoding")) return { length: undefined, body: request.body };
  const whole = await request.blob().catch(() => {
    throw new Problem(400, "File is smaller than expected.");
  });
  return { length: whole.size, body: whole.stream() };
}
