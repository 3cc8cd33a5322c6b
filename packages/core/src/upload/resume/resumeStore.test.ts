import { expect, it } from "vitest";
import type { JournalEntry, UploadJournal } from "../../ports.ts";
import { settle } from "../../../test/drivers/driveUploader.ts";
import { createResumeStore } from "./resumeStore.ts";
import { createMemoryJournal } from "./uploadJournal.ts";

const memory = { size: 3, partSize: 1, unwanted: false };

function bench(journal: UploadJournal = createMemoryJournal()) {
  const logged: string[] = [];
  // Writes do not wait for a timer.
  const clock = { now: () => 7, after: () => () => undefined };
  const memories = createResumeStore(journal, clock, (message) => void logged.push(message));
  return { memories, logged };
}

/** A journal whose writes end when the test says so. */
function slowJournal() {
  const journal = createMemoryJournal();
  const written: JournalEntry[] = [];
  const waiting: (() => void)[] = [];
  const write = async (entry: JournalEntry): Promise<void> => {
    written.push(entry);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    await journal.write(entry);
  };
  return { journal: { ...journal, write }, written, next: () => waiting.shift()?.() };
}

it("writes at once, because the page may end at any moment", async () => {
  const journal = createMemoryJournal();
  const { memories } = bench(journal);
  memories.save("/draft", "a", { ...memory, parts: [] });
  for (const parts of [["1"], ["1", "2"], ["1", "2", "3"]]) {
    memories.save("/draft", "a", { ...memory, parts });
    await settle();
    expect((await journal.read("/draft"))[0]?.parts).toEqual(parts);
  }
  expect(await memories.read("/draft", "a")).toMatchObject({ savedAt: 7, parts: ["1", "2", "3"] });
  expect(await memories.read("/other", "a")).toBeNull();
});

it("writes only the latest data that arrive during a write", async () => {
  const { journal, written, next } = slowJournal();
  const { memories } = bench(journal);
  memories.save("/draft", "a", { ...memory, parts: [] });
  await settle();
  for (const parts of [["1"], ["1", "2"], ["1", "2", "3"]]) memories.save("/draft", "a", { ...memory, parts });
  memories.save("/draft", "b", { ...memory, parts: ["1"] });
  for (let turn = 0; turn < 3; turn += 1) {
    next();
    await settle();
  }
  expect(written.map(({ key, parts }) => [key, parts])).toEqual([
    ["a", []],
    ["a", ["1", "2", "3"]],
    ["b", ["1"]],
  ]);
});

it("does not bring back a forgotten file, and keeps what is saved after that", async () => {
  const { journal, next } = slowJournal();
  const { memories } = bench(journal);
  memories.save("/draft", "a", { ...memory, parts: ["1"] });
  memories.save("/draft", "a", { ...memory, parts: ["1", "2"] });
  memories.save("/draft", "a", null);
  await settle();
  next();
  expect(await memories.readAll("/draft")).toEqual([]);
  memories.save("/draft", "b", { ...memory, parts: ["1"] });
  memories.save("/draft", "b", null);
  memories.save("/draft", "b", { ...memory, parts: [] });
  await settle();
  next();
  expect((await memories.read("/draft", "b"))?.parts).toEqual([]);
});

it("forgets an earlier removal when it is cancelled, and reads the journal once for all files", async () => {
  const journal = createMemoryJournal();
  await journal.write({ draft: "/draft", key: "a", ...memory, unwanted: true, parts: [], savedAt: 0 });
  await journal.write({ draft: "/draft", key: "b", ...memory, parts: ["1"], savedAt: 0 });
  let reads = 0;
  let isBlocked = true;
  const read = async (draft: string) => {
    reads += 1;
    if (isBlocked) throw new Error("blocked");
    return await journal.read(draft);
  };
  const { memories } = bench({ ...journal, read });
  await memories.cancelRemoval("/draft", "a");
  isBlocked = false;
  reads = 0;
  for (const key of ["a", "b", "c", "d"]) await memories.cancelRemoval("/draft", key);
  await settle();
  expect(reads).toBe(1);
  expect((await journal.read("/draft")).map(({ key }) => key)).toEqual(["b"]);
});

it("keeps a removal that this page has saved since", async () => {
  const journal = createMemoryJournal();
  await journal.write({ draft: "/draft", key: "a", ...memory, unwanted: true, parts: [], savedAt: 0 });
  const { memories } = bench(journal);
  const wanted = memories.cancelRemoval("/draft", "a");
  memories.save("/draft", "a", { ...memory, unwanted: true, parts: [] });
  await wanted;
  await settle();
  expect(await memories.read("/draft", "a")).toMatchObject({ unwanted: true, savedAt: 7 });
});

it("fails no upload if the storage is full or blocked, and logs it once", async () => {
  const refuse = () => Promise.reject(new Error("QuotaExceededError"));
  const { memories, logged } = bench({ read: refuse, write: refuse, remove: refuse });
  memories.save("/draft", "a", { ...memory, parts: [] });
  memories.save("/draft", "a", null);
  expect(await memories.read("/draft", "a")).toBeNull();
  expect(logged).toEqual(["What was uploaded could not be remembered, so it cannot be resumed after a reload."]);
});
