import { expect, it } from "vitest";
import type { FileEntry } from "../record/files.ts";
import { initialLanes, laneNameOf } from "./laneNames.ts";

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
  const { files } = initialLanes(3, spellings.map(entry));
  expect(files.size).toBe(2);
  expect(spellings.map((key) => files.get(laneNameOf(files, key))?.entry.key)).toEqual(spellings);
});

it("has at least one lane", () => {
  expect(initialLanes(0, []).concurrency).toBe(1);
});
