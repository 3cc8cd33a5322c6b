import { describe, expect, it } from "vitest";
import { createRepository } from "./createRepository.ts";
import { memoryStorage } from "./storage/memoryStorage.ts";
import { TestClient } from "../test/testClient.ts";

const withPages = () =>
  createRepository({ storage: memoryStorage(), trust: "session", fallback: () => new Response("<h1>A page</h1>") });

/** Opens a page and returns the cookies that it sets, by name. */
async function visit(repository: ReturnType<typeof withPages>): Promise<Map<string, string>> {
  const page = await repository.fetch(new Request("http://localhost/uploads/new"));
  return new Map(
    page.headers.getSetCookie().map((cookie) => {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      return [name, value];
    }),
  );
}

const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

describe("a caller", () => {
  it("gets 403 without a token, with a wrong one and with a stranger's", async () => {
    const repository = createRepository({ storage: memoryStorage() });
    for (const headers of [{}, { Authorization: "Bearer wrong" }]) {
      const answer = await new TestClient(repository, headers).call("POST", "/api/records", {});
      expect([answer.status, answer.body["message"]]).toEqual([403, "Permission denied."]);
    }
  });

  it('is the first person with `trust: "everyone"`', async () => {
    const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
    expect((await new TestClient(repository, {}).call("POST", "/api/records", {})).status).toBe(201);
  });
});

describe("a page of the same origin", () => {
  it("gets a session cookie and a CSRF cookie, and calls with both", async () => {
    const repository = withPages();
    const cookies = await visit(repository);
    const page = new TestClient(repository, {
      Cookie: cookieHeader(cookies),
      "X-CSRFToken": cookies.get("csrftoken") ?? "",
    });
    expect((await page.call("POST", "/api/records", {})).status).toBe(201);
  });

  it("gets 400 without the CSRF header or cookie; the response sets a missing cookie", async () => {
    const repository = withPages();
    const cookies = await visit(repository);
    const noHeader = await new TestClient(repository, { Cookie: cookieHeader(cookies) }).call(
      "POST",
      "/api/records",
      {},
    );
    expect([noHeader.status, noHeader.body["message"]]).toEqual([400, "CSRF token missing or incorrect."]);
    const session = cookies.get("session") ?? "";
    const noCookie = await new TestClient(repository, { Cookie: `session=${session}` }).call(
      "POST",
      "/api/records",
      {},
    );
    expect([noCookie.status, noCookie.body["message"]]).toEqual([400, "CSRF cookie not set."]);
    expect(noCookie.headers.get("Set-Cookie")).toMatch(/^csrftoken=[\da-f]{32};/);
  });

  it("reads without a CSRF header", async () => {
    const repository = withPages();
    const cookies = await visit(repository);
    const reader = new TestClient(repository, { Cookie: cookieHeader(cookies) });
    expect((await reader.call("GET", "/api/user/records")).status).toBe(200);
  });
});
