import { noSuchFile } from "../problem.ts";
import type { RepositoryStorage } from "../storage.ts";
import type { StoredFile } from "./documents.ts";
import { mediaType } from "./filesBlock.ts";

const INLINE = /^(?:text\/(?!html|xml)|image\/(?!svg)|audio\/|video\/|application\/pdf)/;

/** The bytes of a file with the headers of the platform's downloads (wire 2.3). */
export async function contentResponse(
  storage: RepositoryStorage,
  recordId: string,
  file: StoredFile,
): Promise<Response> {
  const { content } = file;
  const bytes = content === null ? undefined : await storage.getBytes(content.blob);
  if (content === null || bytes === undefined) throw noSuchFile(recordId, file.key);
  const type = mediaType(file.key);
  const name = encodeURIComponent(file.key.slice(file.key.lastIndexOf("/") + 1));
  return new Response(bytes, {
    headers: {
      "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "Content-Length": String(content.size),
      "Content-MD5": content.md5,
      "Content-Disposition": INLINE.test(type) ? "inline" : `attachment; filename*=UTF-8''${name}`,
      "Content-Security-Policy": "default-src 'none';",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-cache",
      ETag: `"md5:${content.md5}"`,
      "Last-Modified": new Date(file.updated).toUTCString(),
    },
  });
}
