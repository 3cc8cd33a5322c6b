import * as fake from "fake-indexeddb";
import type { DBSchema } from "idb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDatabase } from "./openDatabase.ts";

interface Schema extends DBSchema {
  values: { key: string; value: string };
}
const NAME = "test";
const database = (version = 1) =>
  createDatabase<Schema>({
    name: NAME,
    version,
    upgrade(db) {
      if (!db.objectStoreNames.contains("values")) db.createObjectStore("values");
    },
  });

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the database as another page. */
function openElsewhere(version: number): Promise<IDBDatabase> {
  const request = globalThis.indexedDB.open(NAME, version);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("It was not opened."));
  });
}

it("opens the database once", async () => {
  const { open } = database();
  await (await open()).put("values", "one", "key");
  expect(await open()).toBe(await open());
  expect(await (await open()).get("values", "key")).toBe("one");
});

it("rejects where there is no IndexedDB", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await expect(database().open()).rejects.toThrow("no storage");
});

it("lets a newer version of the page upgrade the database, and opens it again afterwards", async () => {
  const { open } = database();
  await open();
  const newer = await openElsewhere(2);
  await expect(open()).rejects.toThrow();
  newer.close();
  await new Promise<void>((resolve) => {
    globalThis.indexedDB.deleteDatabase(NAME).onsuccess = () => resolve();
  });
  expect((await open()).version).toBe(1);
});

it("rejects while another page blocks it, and opens it with the next call", async () => {
  const older = await openElsewhere(1);
  const { open } = database(2);
  await expect(open()).rejects.toThrow("Another page");
  older.close();
  expect((await open()).version).toBe(2);
});

it("gives up a browser that does not answer within ten seconds, and uses a database that opens late", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const late = new fake.IDBOpenDBRequest();
  const request = vi.spyOn(globalThis.indexedDB, "open").mockReturnValueOnce(late);
  const { open } = database();
  const first = expect(open()).rejects.toThrow("does not answer");
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  await expect(open()).rejects.toThrow("does not answer");
  expect(request).toHaveBeenCalledOnce();
  vi.useRealTimers();

  const answer = globalThis.indexedDB.open(NAME, 1);
  const pass = (type: string): void => {
    for (const key of ["result", "transaction"] as const)
      Object.defineProperty(late, key, { value: answer[key], configurable: true });
    late.dispatchEvent(new fake.IDBVersionChangeEvent(type, { oldVersion: 0, newVersion: 1 }));
  };
  answer.onupgradeneeded = () => pass("upgradeneeded");
  answer.onsuccess = () => pass("success");
  await vi.waitFor(async () => expect((await open()).version).toBe(1));
  expect(request).toHaveBeenCalledTimes(2);
});
