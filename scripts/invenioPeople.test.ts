import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { missingPlatform } from "./invenioPeople.ts";

const home = mkdtempSync(join(tmpdir(), "deposit-people-"));
const people = join(home, "people.json");

beforeEach(() => {
  vi.stubEnv("INVENIO_HOME", home);
  vi.stubEnv("INVENIO_PEOPLE", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(people, { force: true });
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

const write = (content: unknown): void => writeFileSync(people, JSON.stringify(content));

describe("the end-to-end tests against a real InvenioRDM", () => {
  it("say where there is none what they need, and how to get it", async () => {
    const told = await missingPlatform();
    expect(told).toContain("INVENIO_PEOPLE=path/to/people.json npm run test:invenio");
    expect(told).toContain("  ../shared/invenio/up\n");
  });

  it("say that the file that is named is not there, or not one", async () => {
    vi.stubEnv("INVENIO_PEOPLE", people);
    expect(await missingPlatform()).toContain(`names ${people}, and there is no such file`);
    write({ web: "http://127.0.0.1:1" });
    expect(await missingPlatform()).toContain("does not say where the platform is and what token the depositor has");
  });

  it("say that nobody answers at its address, and miss nothing where somebody does", async () => {
    const server = createServer((_request, response) => response.end("{}"));
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    write({ web: `http://127.0.0.1:${port}`, people: { depositor: { token: "t" } } });
    expect(await missingPlatform()).toBeUndefined();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await missingPlatform()).toMatch(/^No platform answers at http:\/\/127\.0\.0\.1:\d+ .*ECONNREFUSED/);
  });
});
