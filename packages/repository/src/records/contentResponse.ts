import { atLeast, range, toStream } from "../bytes/chunks.ts";
import { readBlobs } from "../bytes/readBlobs.ts";
import { noSuchFile } from "../problem.ts";
import type { RepositoryContext } from "../repositoryContext.ts";
import { redirectToStore } from "../store/storeDownload.ts";
import type { StoredFile } from "./documents.ts";
import { dispositionOf, mediaType } from "./mediaType.ts";

/**
 * The bytes of a file with the headers of the platform's downloads (wire 2.3), or the way to the store that has them. A file
 * that came in parts is served at its declared size, whatever came (multipart.md).
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
  const bytes = range(atLeast(readBlobs(settings.storage, content.blobs), content.size), 0, content.size);
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
