import * as fake from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JournalEntry } from "../../ports.ts";
import { createBrowserJournal } from "./uploadJournal.ts";

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  for (const [name, value] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

it("keeps entries by draft and name from one page to the next", async () => {
  const before = createBrowserJournal();
  await before.write(entry("a"));
  await before.write(entry("b", { draft: "/other" }));
  await before.write(entry("a", { parts: ["1", "2"], unwanted: true }));
  const after = createBrowserJournal();
  expect(await after.read("/draft")).toEqual([entry("a", { parts: ["1", "2"], unwanted: true })]);
  await after.remove("/draft", "a");
  expect(await after.read("/draft")).toEqual([]);
  expect(await after.read("/other")).toHaveLength(1);
});

it("deletes, when it is opened, entries of any draft that are a week old or cannot be read", async () => {
  const before = createBrowserJournal();
  await before.write(entry("old", { draft: "/never opened again" }));
  vi.setSystemTime(NOW + 3 * DAY);
  await before.write(entry("newer", { draft: "/never opened again" }));
  await before.write(entry("unread", { size: Number.NaN }));
  vi.setSystemTime(NOW + 8 * DAY);
  expect(await createBrowserJournal().read("/draft")).toEqual([]);
  const database = await openDB("deposit-uploads");
  expect(await database.getAll("uploads")).toMatchObject([{ key: "newer" }]);
});

it("returns no entry that became a week old while the page was open", async () => {
  const journal = createBrowserJournal();
  await journal.write(entry("a"));
  vi.setSystemTime(NOW + 8 * DAY);
  expect(await journal.read("/draft")).toEqual([]);
});

it("keeps an entry without its handle if the browser cannot store the handle", async () => {
  const journal = createBrowserJournal();
  // A function cannot be copied into a database.
  await journal.write(entry("a", { handle: { getFile: async () => new File([], "a") } }));
  expect(await journal.read("/draft")).toEqual([entry("a")]);
});

it.each<[string, () => void]>([
  ["there is no IndexedDB", () => vi.stubGlobal("indexedDB", undefined)],
  [
    "naming IndexedDB is an error",
    () => {
      const get = (): never => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(globalThis, "indexedDB", { configurable: true, get });
    },
  ],
])("keeps entries in memory where %s", async (_, refuse) => {
  refuse();
  const journal = createBrowserJournal();
  await journal.write(entry("a"));
  expect(await journal.read("/draft")).toEqual([entry("a")]);
  expect(await createBrowserJournal().read("/draft")).toEqual([]);
});
