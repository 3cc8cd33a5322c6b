import { createMD5 } from "hash-wasm";
import { atLeast, chunksOf, toStream } from "../bytes/chunks.ts";
import { newUuid } from "../ids.ts";
import type { StoredPart } from "../records/documents.ts";
import { put } from "../storage.ts";
import type { RepositoryContext } from "../repositoryContext.ts";
import { storeError } from "./storeError.ts";

/**
 * A part for an open upload: 200 with the MD5 of what came as ETag. Content-MD5 is verified; without it a part that was cut
 * off in the middle is kept at its declared length, zeros after what arrived (multipart.md).
 */
export async function receivePart(
  { settings, inTurn }: RepositoryContext,
  request: Request,
  upload: string,
  number: number,
  cors: Readonly<Record<string, string>>,
): Promise<Response> {
  const { storage } = settings;
  if (request.headers.get("Transfer-Encoding") === "chunked") return storeError("MissingContentLength");
  const declared = request.headers.get("Content-MD5");
  if (declared !== null && !isDigest(declared)) return storeError("InvalidDigest", {}, { "Content-MD5": declared });
  if ((await storage.read("uploads", upload)) === undefined)
    return storeError("NoSuchUpload", cors, { UploadId: upload });

  const hash = await createMD5();
  let size = 0;
  async function* arrived(): AsyncGenerator<Uint8Array, void, undefined> {
    if (request.body === null) return;
    try {
      for await (const chunk of chunksOf(request.body)) {
        hash.update(chunk);
        size += chunk.byteLength;
        yield chunk;
      }
    } catch {
      // The sender left; what came stays.
    }
  }
  const length = Number(request.headers.get("Content-Length") ?? 0);
  const blob = newUuid();
  await storage.putBytes(blob, toStream(declared === null ? atLeast(arrived(), length) : arrived()));
  const md5 = hash.digest("hex");
  if (declared !== null && declared !== base64(md5)) {
    await storage.deleteBytes(blob);
    return storeError("BadDigest", cors, { CalculatedDigest: base64(md5) });
  }
  return inTurn(`upload ${upload}`, async () => {
    const id = `${upload}/${number}`;
    const isOpen = (await storage.read("uploads", upload)) !== undefined;
    const former = isOpen ? (await storage.read("parts", id))?.blob : blob;
    const part: StoredPart = { blob, size: declared === null ? Math.max(size, length) : size, md5 };
    if (isOpen) await storage.write([put("parts", id, part)]);
    if (former !== undefined) await storage.deleteBytes(former);
    return isOpen
      ? new Response(null, { headers: { ETag: `"${md5}"`, "Content-Length": "0", ...cors } })
      : storeError("NoSuchUpload", cors, { UploadId: upload });
  });
}

const isDigest = (text: string): boolean => /^[A-Za-z0-9+/]{22}==$/.test(text);

const base64 = (hex: string): string =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))));
