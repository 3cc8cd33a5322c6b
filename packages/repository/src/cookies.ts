/** The cookies of a request, by name. */
export function readCookies(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.headers.get("Cookie") ?? "").split(/;\s*/).filter((pair) => pair.includes("="));
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")).trim(), pair.slice(pair.indexOf("=") + 1)]));
}

/** The cookie that pages read and send back as `X-CSRFToken` (wire 2.6). */
export const csrfCookie = (token: string): string => `csrftoken=${token}; Path=/; SameSite=Lax; Max-Age=604800`;

/** The cookie that no script reads. */
export const sessionCookie = (id: string): string => `session=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`;
