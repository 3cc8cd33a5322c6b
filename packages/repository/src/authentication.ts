import { newSecret } from "./ids.ts";
import type { Person } from "./people.ts";
import { Problem } from "./problem.ts";
import type { Settings } from "./settings.ts";
import { put } from "./storage/storage.ts";

const CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Returns the caller: the user of a bearer token or session cookie, or the first user with `trust: "everyone"`
 * (docs/platform/http.md 2.1).
 */
export async function authenticate(request: Request, settings: Settings): Promise<Person | undefined> {
  checkCsrf(request);
  const authorization = request.headers.get("Authorization");
  if (authorization !== null) {
    const token = /^Bearer\s+(.+)$/i.exec(authorization)?.[1]?.trim();
    return settings.people.find((person) => person.token === token);
  }
  const session = readCookies(request).get("session");
  const known = session === undefined ? undefined : await settings.storage.read("sessions", session);
  if (known !== undefined) return settings.people.find(({ id }) => id === known.personId);
  return settings.trust === "everyone" ? settings.people[0] : undefined;
}

/** Throws 400 for a write that carries cookies without the token of its CSRF cookie (docs/platform/http.md 2.2). */
function checkCsrf(request: Request): void {
  const cookies = readCookies(request);
  if (!CHANGING.has(request.method) || cookies.size === 0) return;
  const token = cookies.get("csrftoken");
  if (token === undefined)
    throw new Problem(400, "CSRF cookie not set.", [], { "Set-Cookie": csrfCookie(newSecret()) });
  if (request.headers.get("X-CSRFToken") !== token) throw new Problem(400, "CSRF token missing or incorrect.");
}

/** Adds the first person's cookies to a response, if `trust` is `session` and the request has no valid ones. */
export async function startSession(request: Request, response: Response, settings: Settings): Promise<Response> {
  const person = settings.people[0];
  if (settings.trust !== "session" || person === undefined) return response;
  const cookies = readCookies(request);
  const session = cookies.get("session");
  const isKnown = session !== undefined && (await settings.storage.read("sessions", session)) !== undefined;
  if (isKnown && cookies.has("csrftoken")) return response;

  const answer = new Response(response.body, response);
  if (!isKnown) {
    const id = newSecret();
    await settings.storage.write([put("sessions", id, { personId: person.id })]);
    answer.headers.append("Set-Cookie", sessionCookie(id));
  }
  if (!cookies.has("csrftoken")) answer.headers.append("Set-Cookie", csrfCookie(newSecret()));
  return answer;
}

/** Returns the cookies of a request, by name. */
function readCookies(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.headers.get("Cookie") ?? "").split(/;\s*/).filter((pair) => pair.includes("="));
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")).trim(), pair.slice(pair.indexOf("=") + 1)]));
}

/** Returns the cookie that pages read and send back as `X-CSRFToken` (docs/platform/page.md 8). */
const csrfCookie = (token: string): string => `csrftoken=${token}; Path=/; SameSite=Lax; Max-Age=604800`;

/** Returns the session cookie, which scripts cannot read. */
const sessionCookie = (id: string): string => `session=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`;
