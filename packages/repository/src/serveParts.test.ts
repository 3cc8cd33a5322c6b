import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRepository } from "./createRepository.ts";
import { diskStorage } from "./storage/diskStorage.ts";
import { isObject, listAt, objectAt } from "./json.ts";
import { type RunningServer, serve } from "./serve.ts";
import type { StoreOptions } from "./settings.ts";
import type { RepositoryStorage } from "./storage/storage.ts";
import { TestClient } from "../test/testClient.ts";

const MIB = 1024 * 1024;
const parts = [randomBytes(5 * MIB), randomBytes(5 * MIB), randomBytes(1234)];
const size = 10 * MIB + 1234;
const whole = createHash("md5").update(Buffer.concat(parts)).digest("hex");

let folder: string;
let storage: RepositoryStorage;
let server: RunningServer;
let depositor: TestClient;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "repository-"));
  storage = await diskStorage(folder);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Serves a repository, initializes a file in three parts and returns the URLs of the file and its parts. */
async function start(store?: StoreOptions): Promise<{ readonly file: string; readonly urls: readonly string[] }> {
  const repository = createRepository({ storage, ...(store === undefined ? {} : { store }) });
  server = await serve(repository, { log: () => {} });
  depositor = new TestClient({ fetch: (asked) => fetch(asked) });
  const id = await depositor.createDraftAt(server.url);
  const list = `${server.url}/api/records/${id}/draft/files`;
  const transfer = { type: "M", parts: 3, part_size: 5 * MIB };
  await depositor.call("POST", list, [{ key: "a.bin", size, transfer }]);
  const { body } = await depositor.call("GET", `${list}/a.bin`);
  const links = listAt(objectAt(body, "links"), "parts");
  return { file: `${list}/a.bin`, urls: links.map((link) => (isObject(link) ? String(link["url"]) : "")) };
}

const send = (url: string, part: Buffer, headers: Record<string, string> = depositor.headers): Promise<Response> =>
  fetch(url, { method: "PUT", body: Uint8Array.from(part), headers });

/** Sends the first half of a part with the length of the whole part, and breaks the connection. */
async function sendHalf(url: string, part: Buffer): Promise<void> {
  const upload = request(url, {
    method: "PUT",
    headers: { ...depositor.headers, "Content-Type": "application/octet-stream", "Content-Length": part.byteLength },
  });
  upload.on("error", () => {}); // the client closes the connection
  await new Promise<void>((resolve) => {
    upload.write(part.subarray(0, part.byteLength >> 1), () => resolve());
  });
  upload.destroy();
}

describe("parts sent over HTTP to a repository on disk", () => {
  it("make up the file, even after a connection broke during one of them", async () => {
    const { file, urls } = await start();
    const octets = { ...depositor.headers, "Content-Type": "application/octet-stream" };
    await sendHalf(urls[1] ?? "", parts[1] ?? Buffer.alloc(0));
    const answers = await Promise.all(urls.map((url, index) => send(url, parts[index] ?? Buffer.alloc(0), octets)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await depositor.call("POST", `${file}/commit`, {})).body["checksum"]).toBe(`md5:${whole}`);
    const content = await fetch(`${file}/content`, { headers: depositor.headers });
    expect(
      createHash("md5")
        .update(Buffer.from(await content.arrayBuffer()))
        .digest("hex"),
    ).toBe(whole);
  });

  it("are refused with 200 and errors if they are chunked and have no length", async () => {
    const { urls } = await start();
    const chunks = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Uint8Array.from(parts[0] ?? []));
        controller.close();
      },
    });
    const headers = { ...depositor.headers, "Content-Type": "application/octet-stream" };
    const init: RequestInit & { duplex: "half" } = { method: "PUT", body: chunks, duplex: "half", headers };
    const answer = await fetch(urls[0] ?? "", init);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining("File upload transfer failed."),
    ]);
  });
});

describe("parts sent over HTTP to an object store", () => {
  it("need no token; a truncated one without Content-MD5 is stored with wrong bytes", async () => {
    const { file, urls } = await start({});
    await send(urls[0] ?? "", parts[0] ?? Buffer.alloc(0), {});
    await send(urls[2] ?? "", parts[2] ?? Buffer.alloc(0), {});
    await sendHalf(urls[1] ?? "", parts[1] ?? Buffer.alloc(0));
    await expect.poll(async () => (await storage.list("parts")).map((part) => part.size).toSorted()).toHaveLength(3);
    expect((await storage.list("parts")).reduce((sum, part) => sum + part.size, 0)).toBe(size);
    const { status, body } = await depositor.call("POST", `${file}/commit`, {});
    expect(status).toBe(200);
    expect(body["checksum"]).not.toBe(`md5:${whole}`);
  });

  it("make up the file, whose download redirects to the store", async () => {
    const { file, urls } = await start({});
    const tags = await Promise.all(urls.map((url, index) => send(url, parts[index] ?? Buffer.alloc(0), {})));
    expect(tags.map(({ headers }) => headers.get("ETag"))).toEqual(
      parts.map((part) => `"${createHash("md5").update(part).digest("hex")}"`),
    );
    expect((await depositor.call("POST", `${file}/commit`, {})).body["checksum"]).toBe(`md5:${whole}`);
    const content = await fetch(`${file}/content`, { headers: depositor.headers });
    expect(content.url).toContain("/__store/");
    expect(
      createHash("md5")
        .update(Buffer.from(await content.arrayBuffer()))
        .digest("hex"),
    ).toBe(whole);
  });
});
