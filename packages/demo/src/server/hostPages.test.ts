// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages, type HostPages } from "./hostPages.ts";

let dist = "";
let pages: HostPages;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "host-"));
  await mkdir(join(dist, "assets"));
  await writeFile(join(dist, "index.html"), "<title>Host</title>");
  await writeFile(join(dist, "assets", "host.js"), "export {};");
  pages = builtPages(dist);
});
afterAll(async () => await rm(dist, { recursive: true }));

const get = (path: string): Promise<Response> => pages(new Request(`http://127.0.0.1${path}`));

test.each(["/", "/index.html", "/uploads/new", "/records/abc?preview=1"])(
  "%s is the page, with its Content-Security-Policy",
  async (path) => {
    const response = await get(path);
    expect(await response.text()).toBe("<title>Host</title>");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
  },
);

test("the page may connect to its own origin only, and to the configured object store", async () => {
  expect((await get("/")).headers.get("content-security-policy")).not.toContain("connect-src");
  const response = await builtPages(dist, "http://127.0.0.1:9000")(new Request("http://127.0.0.1/"));
  expect(response.headers.get("content-security-policy")).toContain("; connect-src 'self' http://127.0.0.1:9000;");
});

test("an asset is immutable; a missing asset and the folder itself are 404", async () => {
  const asset = await get("/assets/host.js");
  expect(await asset.text()).toBe("export {};");
  expect(asset.headers.get("cache-control")).toContain("immutable");
  expect((await get("/assets/gone.js")).status).toBe(404);
  expect((await get("/assets/")).status).toBe(404);
});
