import { describe, expect, it } from "vitest";
import { createRepository } from "../createRepository.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { TestClient } from "../../test/testClient.ts";

describe("the limits of a repository", () => {
  it("answer 413 with an HTML page to a body that is too large", async () => {
    const depositor = new TestClient(createRepository({ storage: memoryStorage(), maxContentLength: 1000 }));
    const id = await depositor.createDraft();
    await depositor.call("POST", `/api/records/${id}/draft/files`, [{ key: "a" }]);
    const file = `/api/records/${id}/draft/files/a`;
    const refused = await depositor.call("PUT", `${file}/content`, new Uint8Array(1001));
    expect([refused.status, refused.headers.get("Content-Type")]).toEqual([413, "text/html"]);
    expect(refused.text).toContain("413 Request Entity Too Large");
    expect((await depositor.call("GET", file)).body["status"]).toBe("pending");
    expect((await depositor.call("PUT", `${file}/content`, new Uint8Array(1000))).status).toBe(200);
  });

  it("announce the waiting time and accept calls again after it", async () => {
    let now = new Date("2026-11-21T08:00:00Z");
    const repository = createRepository({
      storage: memoryStorage(),
      rateLimit: { calls: 2, seconds: 60 },
      now: () => now,
    });
    const depositor = new TestClient(repository);
    const ask = (who = depositor) => who.call("GET", "/api/communities");
    await ask();
    now = new Date("2026-11-21T08:00:10Z");
    expect((await ask()).headers.get("X-RateLimit-Remaining")).toBe("0");
    now = new Date("2026-11-21T08:00:20.500Z");
    const refused = await ask();
    expect([refused.status, refused.body, refused.headers.get("Retry-After")]).toEqual([
      429,
      { status: 429, message: "2 per 1 minute" },
      "40",
    ]);
    expect((await ask(new TestClient(repository, {}))).status).toBe(200);
    // The window slides: a minute after each call another one is accepted.
    now = new Date("2026-11-21T08:01:00Z");
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    now = new Date("2026-11-21T08:01:10Z");
    expect((await ask()).status).toBe(200);
  });

  it("distinguish the size of a file from the quota of its record", async () => {
    const depositor = new TestClient(createRepository({ storage: memoryStorage(), quota: { maxFileSize: 10 } }));
    const id = await depositor.createDraft();
    await depositor.call("POST", `/api/records/${id}/draft/files`, [{ key: "a" }]);
    const path = `/api/records/${id}/draft/files/a/content`;
    expect((await depositor.call("PUT", path, new Uint8Array(11))).body["message"]).toBe("File size limit exceeded.");
  });
});

describe("a page on another origin", () => {
  it("may call with a token after a preflight, and may read the response", async () => {
    const repository = createRepository({ storage: memoryStorage() });
    const asked = await repository.fetch(
      new Request("http://localhost/api/records", {
        method: "OPTIONS",
        headers: {
          Origin: "https://page.example",
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "authorization,content-type",
        },
      }),
    );
    expect([asked.status, asked.headers.get("Access-Control-Allow-Headers")]).toEqual([
      200,
      "authorization, content-type",
    ]);
    const { headers } = await new TestClient(repository).call("POST", "/api/records", {});
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Allow-Credentials")).toBe(null);
  });
});
