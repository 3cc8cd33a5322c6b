import type { Json } from "../../../src/json.ts";
import type { LivePlatform } from "../livePlatform.ts";
import type { PageInputs, PageBackend } from "./pageReplay.ts";

/** Returns the pages of a running platform, after a login by the form. */
export function livePages(web: string, { person: personOf, tokenOf, communities }: LivePlatform): PageBackend {
  const sessions = new Map<string, Session>();

  const sessionOf = async (name: string): Promise<Session> => {
    const known = sessions.get(name);
    if (known !== undefined) return known;
    const session = new Session(web);
    const { email, password } = personOf(name);
    await session.signIn(email, password);
    sessions.set(name, session);
    return session;
  };
  return {
    target: { host: web, store: `${web}/store`, tokenOf, fetch: (request) => fetch(request, { redirect: "manual" }) },
    communityId: (slug) => communities[slug] ?? "",
    now: () => new Date(),
    async open(id, query, person) {
      const session = await sessionOf(person);
      const page = await session.get(`/uploads/${id ?? "new"}?${query}`);
      return inputsOf(page);
    },
  };
}

/** A browser session with its cookies. */
class Session {
  readonly #web: string;
  readonly #cookies = new Map<string, string>();

  constructor(web: string) {
    this.#web = web;
  }

  async signIn(email: string, password: string): Promise<void> {
    const token = /name="csrf_token"[^>]*value="([^"]+)"/.exec(await this.get("/login/"))?.[1] ?? "";
    const body = new URLSearchParams({ email, password, csrf_token: token });
    const response = await this.#fetch("/login/", { method: "POST", body });
    if (response.status !== 302) throw new Error(`${email} was not signed in: ${response.status}`);
  }

  async get(path: string): Promise<string> {
    const response = await this.#fetch(path, {});
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 200)}`);
    return text;
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const Cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.#web + path, { ...init, headers: { Cookie }, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}

/**
 * Parses the hidden inputs with a name and a value. The template writes JSON values without quotation marks and `>`.
 */
function inputsOf(page: string): PageInputs {
  const inputs = [...page.matchAll(/<input\b[^>]*\btype="hidden"[^>]*>/g)].flatMap(([input]): [string, Json][] => {
    const name = /\bname="([^"]+)"/.exec(input)?.[1];
    const value = /\bvalue='([^']*)'/.exec(input)?.[1];
    return name === undefined || value === undefined ? [] : [[name, JSON.parse(value)]];
  });
  return Object.fromEntries(inputs);
}
