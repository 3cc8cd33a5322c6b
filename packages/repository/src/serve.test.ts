import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRepository, type Repository } from "./createRepository.ts";
import { diskStorage } from "./storage/diskStorage.ts";
import { serve, type RunningServer } from "./serve.ts";
import { TestClient } from "../test/testClient.ts";

let folder: string;
let repository: Repository;
let server: RunningServer;
const lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "repository-"));
  repository = createRepository({ storage: await diskStorage(folder), development: true });
  server = await serve(repository, { log: (line) => lines.push(line) });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe("a served repository", () => {
  it("listens on the loopback address and logs that it is a development server", async () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(lines.at(-1)).toContain("development server");
    expect((await fetch(`${server.url}/api/vocabularies/titletypes`)).status).toBe(200);
  });

  it("writes its own address into links", async () => {
    const answer = await fetch(`${server.url}/api/records`, {
      method: "POST",
      headers: { Authorization: "Bearer depositor-token" },
    });
    const { links } = (await answer.json()) as { links: { self: string } };
    expect(links.self.startsWith(`${server.url}/api/records/`)).toBe(true);
  });

  it("breaks the connection for a fault", async () => {
    repository.faults.add({ fault: { kind: "drop" }, times: 1 });
    await expect(fetch(`${server.url}/api/user/records`)).rejects.toThrow("fetch failed");
    expect((await fetch(`${server.url}/api/user/records`)).status).toBe(403);
  });

  it("survives a client that disconnects during an upload, and stores nothing of it", async () => {
    const depositor = new TestClient(repository);
    const id = await depositor.createDraft();
    await depositor.call("POST", `/api/records/${id}/draft/files`, [{ key: "half.bin" }]);
    const path = `/api/records/${id}/draft/files/half.bin`;
    await sendAndLeave(`${server.url}${path}/content`, depositor.headers);
    await expect.poll(() => readdir(join(folder, "incoming"))).toEqual([]);
    expect((await depositor.call("GET", path)).body["status"]).toBe("pending");
    expect(await readdir(join(folder, "files"))).toEqual([]);
  });

  it("survives a client that disconnects during a save, and saves nothing", async () => {
    const depositor = new TestClient(repository);
    const id = await depositor.createDraft();
    const save = request(`${server.url}/api/records/${id}/draft`, {
      method: "PUT",
      headers: { ...depositor.headers, "Content-Type": "application/json", "Content-Length": 1_000_000 },
    });
    save.on("error", () => {}); // the client closes the connection
    await new Promise((resolve) => save.write('{"metadata": {"title": "Half', resolve));
    save.destroy();
    await expect.poll(() => repository.requests.find(({ method }) => method === "PUT")?.status).toBe(400);
    const { metadata } = (await depositor.call("GET", `/api/records/${id}/draft`)).body;
    expect(metadata).not.toHaveProperty("title", "Half");
  });
});

/** Sends part of the announced body, waits until some of it arrived, and breaks the connection. */
async function sendAndLeave(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const upload = request(url, {
    method: "PUT",
    headers: { ...headers, "Content-Type": "application/octet-stream", "Content-Length": 50_000_000 },
  });
  upload.on("error", () => {}); // the client closes the connection
  upload.write(Buffer.alloc(1_000_000));
  await expect.poll(() => readdir(join(folder, "incoming"))).toHaveLength(1);
  upload.destroy();
}
