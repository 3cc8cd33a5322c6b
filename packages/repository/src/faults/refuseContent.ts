import { refusedContent } from "../records/bucket.ts";
import type { PlatformVersion } from "../settings.ts";
import { isObject, type Json } from "../json.ts";

/**
 * What the platform does with content that it cannot take: 200 with the entry and `errors`. A file sent whole is gone after
 * that, one that comes in parts stays (wire 2.3, multipart.md). Not content: the real answer.
 */
export async function refuseContent(
  request: Request,
  handle: (request: Request) => Promise<Response>,
  version: PlatformVersion,
): Promise<Response> {
  const [, self, part] = /^(.*)\/content(\/\d+)?$/.exec(request.url) ?? [];
  if (self === undefined) return handle(request);
  const headers = new Headers(request.headers);
  for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
  const entry = await handle(new Request(self, { headers }));
  if (!entry.ok) return entry;
  const body: Json = await entry.json();
  if (part === undefined) await handle(new Request(self, { method: "DELETE", headers }));
  return new Response(JSON.stringify({ ...(isObject(body) ? body : {}), errors: refusedContent(version) }), {
    headers: entry.headers,
  });
}
