import { range, toStream } from "../bytes/chunks.ts";
import { readBlobs } from "../bytes/readBlobs.ts";
import type { RepositoryContext } from "../repositoryContext.ts";
import { mediaTypeOfDownload } from "./storeDownload.ts";
import { receivePart } from "./receivePart.ts";
import { fileIdOf } from "./storeAddress.ts";
import { storeCors } from "./storeCors.ts";
import { storeError } from "./storeError.ts";

/**
 * The object store: takes parts and hands out files to whoever has a signed address, knows no tokens and no cookies
 * (multipart.md). A refusal for the address itself has no CORS headers, so that a page sees status 0.
 */
export async function answerStore(context: RepositoryContext, request: Request): Promise<Response> {
  const { settings } = context;
  const store = settings.store ?? {};
  const url = new URL(request.url);
  const origin = request.headers.get("Origin");
  const fileId = fileIdOf(url);
  if (request.method === "OPTIONS") return preflight(request, store, origin);

  const cors = storeCors(store, origin, request.method);
  const verdict = (await context.signer()).judge(request.method, url, settings.now());
  if (verdict === "forged") return refuseAddress(request, "SignatureDoesNotMatch");
  if (verdict === "expired") return refuseAddress(request, "AccessDenied");
  const upload = url.searchParams.get("uploadId");
  if (request.method === "PUT" && upload !== null)
    return drained(
      request,
      await receivePart(context, request, upload, Number(url.searchParams.get("partNumber")), cors),
    );
  const object = fileId === undefined ? undefined : await settings.storage.read("objects", fileId);
  if (object === undefined) return storeError("NoSuchKey", cors);
  const wanted = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("Range") ?? "");
  const from = wanted === null ? 0 : Number(wanted[1]);
  const to = wanted === null || wanted[2] === "" ? object.size : Math.min(Number(wanted[2]) + 1, object.size);
  return new Response(toStream(range(readBlobs(settings.storage, object.blobs), from, to)), {
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

const refuseAddress = (request: Request, code: "SignatureDoesNotMatch" | "AccessDenied"): Promise<Response> =>
  drained(request, storeError(code));

/** Reads what was not read, so that the answer finds its sender. */
async function drained(request: Request, answer: Response): Promise<Response> {
  if (!request.bodyUsed) await request.body?.pipeTo(new WritableStream()).catch(() => undefined);
  return answer;
}
