import { expect, it } from "vitest";
import type { FileEntry } from "../../record/files.ts";
import { initialQueue, taskNameOf } from "./tasks.ts";
import { reduceQueue } from "./reduceQueue.ts";
import { createRetryPolicy } from "./retryPolicy.ts";
import type { QueueRules } from "./state.ts";

const rules: QueueRules = {
  concurrency: 3,
  retry: createRetryPolicy([]),
  integrityCheck: true,
  planTransfer: () => ({ type: "L" }),
  initBatchSize: 1,
};
const entry = (key: string): FileEntry => ({
  key,
  size: 1,
  checksum: "",
  mimetype: "text/plain",
  links: { self: `/${key}` },
  phase: { kind: "finished" },
});

it("distinguishes two files of the server whose names differ only in Unicode form (docs/platform/files.md 8)", () => {
  const spellings = ["\u00e9.csv", "e\u0301.csv"];
  const { files } = reduceQueue(initialQueue(rules), { kind: "adopted", entries: spellings.map(entry) }, 0).state;
  expect(files.size).toBe(2);
  expect(spellings.map((key) => files.get(taskNameOf(files, key))?.entry.key)).toEqual(spellings);
});

it("has at least one slot", () => {
  expect(initialQueue({ ...rules, concurrency: 0 }).slots).toBe(1);
});
