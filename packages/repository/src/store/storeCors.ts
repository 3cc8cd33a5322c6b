import type { StoreOptions } from "../settings.ts";

/**
 * What a page on another origin may see: nothing in this answer where the bucket's rules do not name it. The pages in
 * `readers` may read, those in `pages` may send parts; every page where they are not said (multipart.md).
 */
export function storeCors(
  { pages, readers }: StoreOptions,
  origin: string | null,
  method: string,
): Record<string, string> {
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
