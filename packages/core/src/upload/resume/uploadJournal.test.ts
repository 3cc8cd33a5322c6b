import { IDBFactory, IDBOpenDBRequest, IDBVersionChangeEvent } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JournalEntry } from "../../ports.ts";
import { createBrowserJournal } from "./uploadJournal.ts";

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const entry = (key: string, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  draft: "/draft",
  key,
  size: 3,
  partSize: 1,
  parts: ["1", null],
  unwanted: false,
  savedAt: Date.now(),
  ...changes,
});

/** All that a browser keeps, whoever wrote it. */
async function kept(factory: IDBFactory): Promise<readonly unknown[]> {
  const database = await opened(factory);
  const request = database.transaction("uploads").objectStore("uploads").getAll();
  const found = await new Promise<unknown[]>((resolve) => (request.onsuccess = () => resolve(request.result)));
  database.close();
  return found;
}
function opened(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  const request = factory.open("deposit-uploads", version);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("It was not opened."));
  });
}

it("keeps entries by draft and name from one page to the next, replaces and forgets them", async () => {
  const factory = new IDBFactory();
  const before = createBrowserJournal(factory);
  await before.write(entry("a"));
  await before.write(entry("b", { draft: "/other" }));
  await before.write(entry("a", { parts: ["1", "2"], unwanted: true }));
  const after = createBrowserJournal(factory);
  expect(await after.read("/draft")).toEqual([entry("a", { parts: ["1", "2"], unwanted: true })]);
  await after.remove("/draft", "a");
  expect(await after.read("/draft")).toEqual([]);
  expect(await after.read("/other")).toHaveLength(1);
});

it("forgets what is a week old of every draft when it is opened, and what it cannot read", async () => {
  const factory = new IDBFactory();
  const before = createBrowserJournal(factory);
  await before.write(entry("old", { draft: "/never opened again" }));
  vi.setSystemTime(NOW + 3 * DAY);
  await before.write(entry("newer", { draft: "/never opened again" }));
  await before.write(entry("unread", { size: Number.NaN }));
  vi.setSystemTime(NOW + 8 * DAY);
  expect(await createBrowserJournal(factory).read("/draft")).toEqual([]);
  expect(await kept(factory)).toMatchObject([{ key: "newer" }]);
});

it("tells nothing that grew old while the page was open", async () => {
  const journal = createBrowserJournal(new IDBFactory());
  await journal.write(entry("a"));
  vi.setSystemTime(NOW + 8 * DAY);
  expect(await journal.read("/draft")).toEqual([]);
});

it("keeps an entry without its handle where the browser cannot keep that", async () => {
  const journal = createBrowserJournal(new IDBFactory());
  // A function cannot be copied into a database.
  await journal.write(entry("a", { handle: { getFile: async () => new File([], "a") } }));
  expect(await journal.read("/draft")).toEqual([entry("a")]);
});

it("makes way for a newer form of the page, and is opened again afterwards", async () => {
  const factory = new IDBFactory();
  const journal = createBrowserJournal(factory);
  await journal.write(entry("a"));
  const newer = await opened(factory, 2);
  await expect(journal.read("/draft")).rejects.toThrow();
  newer.close();
  await new Promise<void>((resolve) => {
    factory.deleteDatabase("deposit-uploads").onsuccess = () => resolve();
  });
  expect(await journal.read("/draft")).toEqual([]);
});

it("does without what another page keeps, and asks for it again with the next need", async () => {
  const factory = new IDBFactory();
  const blocked = new IDBOpenDBRequest();
  vi.spyOn(factory, "open").mockReturnValueOnce(blocked);
  const journal = createBrowserJournal(factory);
  const asked = journal.read("/draft");
  blocked.onblocked?.(new IDBVersionChangeEvent("blocked"));
  await expect(asked).rejects.toThrow("Another page");
  await journal.write(entry("a"));
  expect(await journal.read("/draft")).toEqual([entry("a")]);
});

it("keeps nobody waiting for a database that the browser does not open, and uses it once it does", async () => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] });
  const factory = new IDBFactory();
  const late = new IDBOpenDBRequest();
  const open = vi.spyOn(factory, "open").mockReturnValueOnce(late);
  const journal = createBrowserJournal(factory);
  const asked = expect(journal.read("/draft")).rejects.toThrow("does not answer");
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  await expect(journal.write(entry("a"))).rejects.toThrow("does not answer");
  expect(open).toHaveBeenCalledOnce();

  const request = factory.open("deposit-uploads", 1);
  const takeResult = (): void =>
    void Object.defineProperty(late, "result", { value: request.result, configurable: true });
  request.onupgradeneeded = (event) => {
    takeResult();
    late.onupgradeneeded?.(event);
  };
  request.onsuccess = (event) => {
    takeResult();
    late.onsuccess?.(event);
  };
  await vi.waitFor(() => journal.write(entry("a")));
  expect(await journal.read("/draft")).toEqual([entry("a")]);
});

it("is the program's memory where there is no database", async () => {
  const journal = createBrowserJournal(undefined);
  await journal.write(entry("a"));
  expect(await journal.read("/draft")).toEqual([entry("a")]);
});
