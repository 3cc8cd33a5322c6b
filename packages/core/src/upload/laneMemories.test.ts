import { expect, it } from "vitest";
import type { JournalEntry, UploadJournal } from "../ports.ts";
import { settle } from "./driveUploader.ts";
import { createLaneMemories } from "./laneMemories.ts";
import { createMemoryJournal } from "./memoryJournal.ts";

const memory = { size: 3, partSize: 1, unwanted: false };

function bench(journal: UploadJournal = createMemoryJournal()) {
  const timers: (() => void)[] = [];
  const logged: string[] = [];
  const clock = {
    now: () => 7,
    after(_: number, callback: () => void) {
      timers.push(callback);
      return () => void timers.splice(timers.indexOf(callback), 1);
    },
  };
  const memories = createLaneMemories(journal, clock, (message) => void logged.push(message));
  return { memories, logged, pass: () => timers.splice(0).forEach((callback) => callback()) };
}

it("writes what came last, once a second at most, and the beginning at once", async () => {
  const written: JournalEntry[] = [];
  const journal = createMemoryJournal();
  const { memories, pass } = bench({
    ...journal,
    write: async (entry) => {
      written.push(entry);
      await journal.write(entry);
    },
  });
  memories.remember("/draft", "a", { ...memory, parts: [] });
  for (const parts of [["1"], ["1", "2"], ["1", "2", "3"]]) memories.remember("/draft", "a", { ...memory, parts });
  await settle();
  expect(written.map(({ parts }) => parts)).toEqual([[]]);
  pass();
  expect((await memories.read("/draft", "a"))?.parts).toEqual(["1", "2", "3"]);
  expect(await memories.read("/other", "a")).toBeNull();
  expect(written).toHaveLength(2);
});

it("does not bring back what was forgotten, and writes at the end of a page what is due", async () => {
  const { memories, pass } = bench();
  memories.remember("/draft", "a", { ...memory, parts: ["1"] });
  memories.remember("/draft", "a", null);
  pass();
  expect(await memories.readAll("/draft")).toEqual([]);
  memories.remember("/draft", "b", { ...memory, parts: ["1"] });
  memories.flush();
  expect((await memories.read("/draft", "b"))?.savedAt).toBe(7);
});

it("fails no upload when the storage is full or blocked, and says so once", async () => {
  const refuse = () => Promise.reject(new Error("QuotaExceededError"));
  const { memories, logged } = bench({ read: refuse, write: refuse, remove: refuse });
  memories.remember("/draft", "a", { ...memory, parts: [] });
  memories.remember("/draft", "a", null);
  expect(await memories.read("/draft", "a")).toBeNull();
  expect(logged).toEqual(["What was uploaded could not be remembered, so it cannot be resumed after a reload."]);
});
