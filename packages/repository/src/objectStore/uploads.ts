import { createMD5, md5 } from "hash-wasm";
import type { StoredObject, StoredPart } from "../storage/documents.ts";
import type { RepositoryContext } from "../context.ts";
import { type Change, put, remove } from "../storage/storage.ts";

/** In bytes: the minimum size of a part, except the last one. */
const SMALLEST_PART = 5 * 1024 * 1024;

/** The joined file, and the changes that replace its parts. */
interface Completed {
  readonly object: StoredObject;
  readonly changes: readonly Change[];
}

/**
 * Joins the parts of an upload without copying them. Returns undefined if the object store refuses: an unknown upload,
 * a missing part, or a small part that is not the last (docs/platform/multipart.md 5).
 */
export async function completeUpload(
  { settings }: RepositoryContext,
  upload: string,
  count: number,
): Promise<Completed | undefined> {
  const { storage, now } = settings;
  const open = await storage.read("uploads", upload);
  const parts = await partsOf(storage, upload, count);
  if (open === undefined || parts === undefined || parts.length === 0) return undefined;
  if (parts.slice(0, -1).some(({ size }) => size < SMALLEST_PART)) return undefined;
  const object = {
    blobs: parts.map(({ blob }) => blob),
    size: parts.reduce((sum, { size }) => sum + size, 0),
    etag: `${await compositeDigest(parts.map((part) => part.md5))}-${parts.length}`,
    modified: now().toUTCString(),
  };
  return {
    object,
    changes: [
      put("objects", open.fileId, object),
      remove("uploads", upload),
      ...parts.map((_, index) => remove("parts", `${upload}/${index + 1}`)),
      ...object.blobs.map((blob) => put("blobs", blob, { uses: 1 })),
    ],
  };
}

/** Aborts an open upload and deletes its parts. */
export async function abortUpload(
  { settings, withLock }: RepositoryContext,
  upload: string,
  count: number,
): Promise<void> {
  const { storage } = settings;
  await withLock(`upload ${upload}`, async () => {
    const numbers = Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
    const parts = await Promise.all(numbers.map((number) => storage.read("parts", `${upload}/${number}`)));
    await storage.write([
      remove("uploads", upload),
      ...numbers.map((number) => remove("parts", `${upload}/${number}`)),
    ]);
    for (const part of parts) if (part !== undefined) await storage.deleteBytes(part.blob);
  });
}

/** Returns the MD5 of the parts' MD5s, hexadecimal. */
export async function compositeDigest(parts: readonly string[]): Promise<string> {
  const bytes = parts.join("").match(/../g) ?? [];
  return md5(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}

/** Returns the MD5 of all bytes and of each piece of `partSize` bytes, hexadecimal. */
export async function digestWholeAndParts(
  chunks: AsyncIterable<Uint8Array>,
  partSize: number,
): Promise<{ readonly whole: string; readonly parts: readonly string[] }> {
  const whole = await createMD5();
  const part = await createMD5();
  const parts: string[] = [];
  let inPart = 0;
  for await (const chunk of chunks) {
    whole.update(chunk);
    for (let at = 0; at < chunk.byteLength;) {
      const piece = chunk.subarray(at, at + partSize - inPart);
      part.update(piece);
      at += piece.byteLength;
      inPart += piece.byteLength;
      if (inPart < partSize) continue;
      parts.push(part.digest("hex"));
      part.init();
      inPart = 0;
    }
  }
  if (inPart > 0) parts.push(part.digest("hex"));
  return { whole: whole.digest("hex"), parts };
}

async function partsOf(
  storage: RepositoryContext["settings"]["storage"],
  upload: string,
  count: number,
): Promise<readonly StoredPart[] | undefined> {
  const parts: StoredPart[] = [];
  for (let number = 1; number <= count; number += 1) {
    const part = await storage.read("parts", `${upload}/${number}`);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return parts;
}
