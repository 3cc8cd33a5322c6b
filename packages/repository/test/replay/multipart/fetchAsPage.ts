const PAGE = "https://page.example";

/** Headers and content types that pages may send to another origin without a preflight (Fetch standard). */
const PLAIN_HEADERS = new Set(["accept", "accept-language", "content-language", "content-length", "origin"]);
const PLAIN_TYPES = new Set(["text/plain", "multipart/form-data", "application/x-www-form-urlencoded"]);

/**
 * Returns the response that a page on `https://page.example` would see, after a preflight where needed. Undefined if
 * CORS hides it or there is none.
 */
export async function fetchAsPage(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const asked = [...request.headers.keys()]
    .filter((name) => !isPlain(name, request.headers.get(name) ?? ""))
    .toSorted();
  const isAnnounced = !["GET", "HEAD", "POST"].includes(request.method) || asked.length > 0;
  if (isAnnounced && !(await mayBeSent(request, asked, fetch))) return undefined;
  try {
    const answer = await fetch(request);
    const location = answer.status === 302 ? answer.headers.get("Location") : null;
    // After a redirect the origin is null, and the token is dropped.
    const last = location === null ? answer : await fetch(new Request(location, { headers: { Origin: "null" } }));
    return isFor(last, location === null ? PAGE : "null") ? last : undefined;
  } catch {
    return undefined;
  }
}

async function mayBeSent(
  { url, method }: Request,
  asked: readonly string[],
  fetch: (request: Request) => Promise<Response>,
): Promise<boolean> {
  const headers = new Headers({ Origin: PAGE, "Access-Control-Request-Method": method });
  if (asked.length > 0) headers.set("Access-Control-Request-Headers", asked.join(","));
  const answer = await fetch(new Request(url, { method: "OPTIONS", headers }));
  const listed = (name: string): string[] =>
    (answer.headers.get(name) ?? "").split(",").map((one) => one.trim().toLowerCase());
  const allowed = listed("Access-Control-Allow-Headers");
  return (
    answer.ok &&
    isFor(answer, PAGE) &&
    listed("Access-Control-Allow-Methods").includes(method.toLowerCase()) &&
    asked.every((name) => allowed.includes(name))
  );
}

function isFor(answer: Response, origin: string): boolean {
  const allowed = answer.headers.get("Access-Control-Allow-Origin");
  return allowed === "*" || allowed === origin;
}

function isPlain(name: string, value: string): boolean {
  return name === "content-type" ? PLAIN_TYPES.has(value.split(";")[0] ?? "") : PLAIN_HEADERS.has(name);
}
