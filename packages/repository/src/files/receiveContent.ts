import { createMD5 } from "hash-wasm";
import { Problem } from "../problem.ts";
import type { StoredTransfer } from "../storage/documents.ts";
import type { RepositoryStorage } from "../storage/storage.ts";
import { chunksOf, slice, toStream } from "./streams.ts";

interface Received {
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly md5: string;
}

/** How many more bytes are accepted. */
interface RemainingQuota {
  readonly inBucket: number;
  readonly perFile: number;
}

/**
 * Streams content into the storage and hashes it, without holding a file in memory. Content beyond the quota is read to
 * its end, so that the client receives the response. It is then refused with 400 "Bucket quota exceeded." or "File size
 * limit exceeded.". If the client disconnects, the response is 400 and nothing is stored.
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
  // Piping also reports its failure through the readable side, where `putBytes` handles it.
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
 * Writes a part at its offset in the file on disk. Returns false where the platform refuses the part
 * (docs/platform/multipart.md 2):
 * - its length is wrong (the last part may have any length) or not declared,
 * - its number exceeds the announced parts.
 * If the client disconnects, throws 400 and keeps the received bytes.
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
    // Without reading the body the client would not receive the response.
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

/** Returns the declared length of a body. A body that did not come over HTTP has none and is counted. */
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
