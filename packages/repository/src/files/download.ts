import { baseOf, type RepositoryContext } from "../context.ts";
import { objectUrl } from "../objectStore/signedUrls.ts";
import { noSuchFile } from "../problem.ts";
import type { StoredFile } from "../storage/documents.ts";
import { dispositionOf, mediaType } from "./mediaType.ts";
import { padTo, slice, readBlobs, toStream } from "./streams.ts";

/**
 * Returns the content of a file with the platform's download headers, or a redirect to the object store
 * (docs/platform/files.md 13). A file sent in parts has its declared size, whatever arrived (docs/platform/multipart.md
 * 7).
 */
export async function contentResponse(
  context: RepositoryContext,
  request: Request,
  recordId: string,
  file: StoredFile,
): Promise<Response> {
  const { content, key, updated } = file;
  const { settings } = context;
  if (content === null) throw noSuchFile(recordId, key);
  if (settings.store !== undefined) return redirectToStore(context, request, file, content.fileId);
  const type = mediaType(key);
  const checksum = file.declaredChecksum ?? content.checksum;
  const bytes = slice(padTo(readBlobs(settings.storage, content.blobs), content.size), 0, content.size);
  return new Response(toStream(bytes), {
    headers: {
      "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "Content-Length": String(content.size),
      ...(checksum === null ? {} : { "Content-MD5": checksum.replace("md5:", ""), ETag: `"${checksum}"` }),
      "Content-Disposition": dispositionOf(key),
      "Content-Security-Policy": "default-src 'none';",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-cache",
      "Last-Modified": new Date(updated).toUTCString(),
    },
  });
}

/** Redirects to a signed object store URL (docs/platform/multipart.md 7). */
async function redirectToStore(
  context: RepositoryContext,
  request: Request,
  { key }: StoredFile,
  fileId: string,
): Promise<Response> {
  const { settings } = context;
  const url = objectUrl(context, baseOf(context, request), fileId);
  url.searchParams.set("response-content-type", mediaType(key));
  url.searchParams.set("response-content-disposition", dispositionOf(key));
  const location = (await context.signer()).sign("GET", url, settings.now(), settings.downloadLinkLifetime);
  return new Response(null, {
    status: 302,
    headers: {
      Location: location,
      "Content-Type": mediaType(key),
      "Content-Disposition": dispositionOf(key),
      "Content-Security-Policy": "default-src 'none';",
      "Cache-Control": "no-cache",
    },
  });
}

/** Returns the response headers that a download URL asks for. */
export const mediaTypeOfDownload = ({ searchParams }: URL): Record<string, string> => ({
  "Content-Type": searchParams.get("response-content-type") ?? "binary/octet-stream",
  "Content-Disposition": searchParams.get("response-content-disposition") ?? "inline",
});
