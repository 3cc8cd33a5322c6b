import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { diskStorage } from "./diskStorage.ts";
import { memoryStorage } from "./memoryStorage.ts";
import { put, remove, type RepositoryStorage } from "./storage.ts";

const streamOf = (...texts: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "repository-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const STORAGES: Readonly<Record<string, () => Promise<RepositoryStorage>>> = {
  "in memory": async () => memoryStorage(),
  "on disk": () => diskStorage(folder),
};

describe.each(Object.keys(STORAGES))("the storage %s", (name) => {
  const open = async (): Promise<RepositoryStorage> => (await STORAGES[name]?.()) ?? memoryStorage();

  it("returns documents by kind and id", async () => {
    const storage = await open();
    await storage.write([put("blobs", "a", { uses: 1 }), put("sessions", "a", { personId: "2" })]);
    expect(await storage.read("blobs", "a")).toEqual({ uses: 1 });
    expect(await storage.read("sessions", "a")).toEqual({ personId: "2" });
    expect(await storage.read("blobs", "b")).toBeUndefined();
    expect(await storage.list("blobs")).toEqual([{ uses: 1 }]);
    await storage.close();
  });

  it("replaces and removes documents", async () => {
    const storage = await open();
    await storage.write([put("blobs", "a", { uses: 1 }), put("blobs", "b", { uses: 1 })]);
    await storage.write([put("blobs", "a", { uses: 2 }), remove("blobs", "b")]);
    expect(await storage.list("blobs")).toEqual([{ uses: 2 }]);
    await storage.close();
  });

  it("returns copies, so that callers cannot change documents", async () => {
    const storage = await open();
    const sent = { uses: 1 };
    await storage.write([put("blobs", "a", sent)]);
    sent.uses = 9;
    expect(await storage.read("blobs", "a")).toEqual({ uses: 1 });
    await storage.close();
  });

  it("returns bytes, even if there are none", async () => {
    const storage = await open();
    await storage.putBytes("a", streamOf("hello, ", "world"));
    await storage.putBytes("empty", streamOf());
    expect(await new Response(await storage.getBytes("a")).text()).toBe("hello, world");
    expect(await new Response(await storage.getBytes("empty")).text()).toBe("");
    await storage.deleteBytes("a");
    await storage.deleteBytes("never there");
    expect(await storage.getBytes("a")).toBeUndefined();
    await storage.close();
  });

  it("stores nothing of a stream that fails", async () => {
    const storage = await open();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1000)),
      pull: (controller) => controller.error(new Error("the client disconnected")),
    });
    await expect(storage.putBytes("a", broken)).rejects.toThrow();
    expect(await storage.getBytes("a")).toBeUndefined();
    await storage.close();
  });
});

describe("the storage on disk", () => {
  it("has documents and bytes after a restart", async () => {
    const before = await diskStorage(folder);
    await before.write([put("blobs", "a", { uses: 3 })]);
    await before.putBytes("a", streamOf("kept"));
    await before.close();

    const after = await diskStorage(folder);
    expect(await after.read("blobs", "a")).toEqual({ uses: 3 });
    expect(await new Response(await after.getBytes("a")).text()).toBe("kept");
    await after.close();
  });

  it("leaves no incomplete file behind", async () => {
    const storage = await diskStorage(folder);
    const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error("gone")) });
    await expect(storage.putBytes("a", broken)).rejects.toThrow("gone");
    expect(await readdir(join(folder, "incoming"))).toEqual([]);
    expect(await readdir(join(folder, "files"))).toEqual([]);
    await storage.close();
  });
});
