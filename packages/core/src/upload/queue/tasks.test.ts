import { expect, it } from "vitest";
import type { FileEntry } from "../../record/files.ts";
import { initialLanes, laneNameOf } from "./tasks.ts";
import { reduceLanes } from "./reduceQueue.ts";
import type { LaneRules } from "./state.ts";

const rules: LaneRules = {
  concurrency: 3,
  retryDelays: [],
  integrityCheck: true,
  planTransfer: () => ({ type: "L" }),
  together: 1,
};
const entry = (key: string): FileEntry => ({
  key,
  size: 1,
  checksum: "",
  mimetype: "text/plain",
  links: { self: `/${key}` },
  phase: { kind: "finished" },
});

it("keeps apart two files of the server whose names differ in Unicode spelling only (wire 2.3)", () => {
  const spellings = ["\u00e9.csv", "e\u0301.csv"];
  const { files } = reduceLanes(initialLanes(rules), { kind: "adopted", entries: spellings.map(entry) }, 0).state;
  expect(files.size).toBe(2);
  expect(spellings.map((key) => files.get(laneNameOf(files, key))?.entry.key)).toEqual(spellings);
});

it("has at least one lane", () => {
  expect(initialLanes({ ...rules, concurrency: 0 }).lanes).toBe(1);
});
