/** The CORS headers: pages on other origins may call with a token, never with cookies (docs/platform/http.md 3). */
export const CORS: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "Content-Type, ETag, Link, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset",
};

/** Answers a CORS preflight request. */
export function preflight(request: Request): Response {
  const asked = request.headers.get("Access-Control-Request-Headers");
  return new Response(null, {
    headers: {
      ...CORS,
      "Content-Type": "text/html; charset=utf-8",
      "Access-Control-Allow-Methods": "DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT",
      ...(asked === null ? {} : { "Access-Control-Allow-Headers": asked.split(/\s*,\s*/).join(", ") }),
    },
  });
}
