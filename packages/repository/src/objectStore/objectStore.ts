import { createMD5 } from "hash-wasm";
import type { RepositoryContext } from "../context.ts";
import { mediaTypeOfDownload } from "../files/download.ts";
import { padTo, chunksOf, slice, readBlobs, toStream } from "../files/streams.ts";
import { newUuid } from "../ids.ts";
import type { StoreOptions } from "../settings.ts";
import type { StoredPart } from "../storage/documents.ts";
import { put } from "../storage/storage.ts";
import { fileIdOf } from "./signedUrls.ts";

/**
 * Answers requests to the object store (docs/platform/multipart.md 3). A signed URL is the only permission; tokens and
 * cookies do not matter. An invalid URL is answered without CORS headers, so that a page sees status 0.
 */
export async function answerObjectStore(context: RepositoryContext, request: Request): Promise<Response> {
  const { settings } = context;
  const store = settings.store ?? {};
  const url = new URL(request.url);
  const origin = request.headers.get("Origin");
  const fileId = fileIdOf(url);
  if (request.method === "OPTIONS") return preflight(request, store, origin);

  const cors = storeCors(store, origin, request.method);
  const verdict = (await context.signer()).verify(request.method, url, settings.now());
  if (verdict === "forged") return refuseUrl(request, "SignatureDoesNotMatch");
  if (verdict === "expired") return refuseUrl(request, "AccessDenied");
  const upload = url.searchParams.get("uploadId");
  if (request.method === "PUT" && upload !== null)
    return withDrainedBody(
      request,
      await receivePart(context, request, upload, Number(url.searchParams.get("partNumber")), cors),
    );
  const object = fileId === undefined ? undefined : await settings.storage.read("objects", fileId);
  if (object === undefined) return storeError("NoSuchKey", cors);
  const wanted = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("Range") ?? "");
  const from = wanted === null ? 0 : Number(wanted[1]);
  const to = wanted === null || wanted[2] === "" ? object.size : Math.min(Number(wanted[2]) + 1, object.size);
  return new Response(toStream(slice(readBlobs(settings.storage, object.blobs), from, to)), {
    status: wanted === null ? 200 : 206,
    headers: {
      ...cors,
      ...mediaTypeOfDownload(url),
      ETag: `"${object.etag}"`,
      "Accept-Ranges": "bytes",
      "Content-Length": String(to - from),
      "Last-Modified": object.modified,
      ...(wanted === null ? {} : { "Content-Range": `bytes ${from}-${to - 1}/${object.size}` }),
    },
  });
}

function preflight(
  request: Request,
  store: NonNullable<RepositoryContext["settings"]["store"]>,
  origin: string | null,
): Response {
  const cors = storeCors(store, origin, request.headers.get("Access-Control-Request-Method") ?? "");
  if (Object.keys(cors).length === 0) return storeError("AccessForbidden");
  const asked = request.headers.get("Access-Control-Request-Headers");
  const allowed = asked === null ? {} : { "Access-Control-Allow-Headers": asked.split(/\s*,\s*/).join(", ") };
  return new Response(null, { headers: { ...cors, ...allowed, "Content-Length": "0" } });
}

const refuseUrl = (request: Request, code: "SignatureDoesNotMatch" | "AccessDenied"): Promise<Response> =>
  withDrainedBody(request, storeError(code));

/** Reads the rest of the body, so that the client receives the response. */
async function withDrainedBody(request: Request, answer: Response): Promise<Response> {
  if (!request.bodyUsed) await request.body?.pipeTo(new WritableStream()).catch(() => undefined);
  return answer;
}

/**
 * Stores a part of an open upload and answers with its MD5 as the ETag (docs/platform/multipart.md 3). Content-MD5 is
 * verified. Without it, a truncated part is stored with its declared length and padded with zeros.
 */
async function receivePart(
  { settings, withLock }: RepositoryContext,
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
      // The client disconnected; the received bytes are kept.
    }
  }
  const length = Number(request.headers.get("Content-Length") ?? 0);
  const blob = newUuid();
  await storage.putBytes(blob, toStream(declared === null ? padTo(arrived(), length) : arrived()));
  const md5 = hash.digest("hex");
  if (declared !== null && declared !== base64(md5)) {
    await storage.deleteBytes(blob);
    return storeError("BadDigest", cors, { CalculatedDigest: base64(md5) });
  }
  return withLock(`upload ${upload}`, async () => {
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

/**
 * Returns the CORS headers that the bucket's rules allow for an origin (docs/platform/multipart.md 3). Pages in
 * `readers` may read, pages in `pages` may send parts. An omitted list allows every page.
 */
function storeCors({ pages, readers }: StoreOptions, origin: string | null, method: string): Record<string, string> {
  const shared = { Vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method" };
  const exposed = { "Access-Control-Expose-Headers": "ETag, x-amz-storage-class", "Access-Control-Max-Age": "600" };
  if (origin === null) return {};
  if (method === "GET" || method === "HEAD") {
    const allowed = readers === undefined ? "*" : readers.find((reader) => reader === origin);
    return allowed === undefined
      ? {}
      : { ...shared, ...exposed, "Access-Control-Allow-Origin": allowed, "Access-Control-Allow-Methods": "GET, HEAD" };
  }
  if (method !== "PUT" || (pages !== undefined && !pages.includes(origin))) return {};
  return {
    ...shared,
    ...exposed,
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "PUT",
    "Access-Control-Allow-Credentials": "true",
  };
}

const MESSAGES = {
  AccessDenied: [403, "Request has expired."],
  AccessForbidden: [
    403,
    "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource&#39;s CORS spec.",
  ],
  BadDigest: [400, "The Content-MD5 you specified did not match what we received."],
  InvalidDigest: [400, "The Content-Md5 you specified is not valid."],
  MissingContentLength: [411, "You must provide the Content-Length HTTP header."],
  NoSuchKey: [404, "The specified key does not exist."],
  NoSuchUpload: [
    404,
    "The specified multipart upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.",
  ],
  SignatureDoesNotMatch: [
    403,
    "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** Builds an error response of the object store, in XML. */
function storeError(
  code: keyof typeof MESSAGES,
  headers: Readonly<Record<string, string>> = {},
  details: Readonly<Record<string, string>> = {},
): Response {
  const [status, message] = MESSAGES[code];
  const more = Object.entries(details).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message>${more.join("")}</Error>`;
  return new Response(body, { status, headers: { "Content-Type": "application/xml", ...headers } });
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
