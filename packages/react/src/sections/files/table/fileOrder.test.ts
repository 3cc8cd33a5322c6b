import type { FileEntry } from "@deposit/core";
import { expect, it } from "vitest";
import { nextOrder, orderFiles } from "./fileOrder.ts";

function file(key: string, size: number, phase: FileEntry["phase"] = { kind: "finished" }): FileEntry {
  return { key, size, checksum: "", mimetype: "text/csv", links: {}, phase };
}
const files = [
  file("run 10.csv", 5),
  file("run 9.csv", 5, { kind: "error", failure: { kind: "stalled" }, retryable: true }),
  file("Åland.csv", 1, { kind: "pending" }),
];
const names = (order: Parameters<typeof orderFiles>[1]): readonly string[] =>
  orderFiles(files, order, "en").map(({ key }) => key);

it("keeps the order in which files were added by default", () => {
  expect(names(null)).toEqual(["run 10.csv", "run 9.csv", "Åland.csv"]);
});

it("sorts names by language and number", () => {
  expect(names({ column: "name", direction: "ascending" })).toEqual(["Åland.csv", "run 9.csv", "run 10.csv"]);
});

it("sorts by size, and keeps the order of equal files", () => {
  expect(names({ column: "size", direction: "ascending" })).toEqual(["Åland.csv", "run 10.csv", "run 9.csv"]);
});

it("sorts by status, files that need the depositor first", () => {
  expect(names({ column: "status", direction: "ascending" })).toEqual(["run 9.csv", "Åland.csv", "run 10.csv"]);
});

it("reverses at the second press on a column heading, and restores the order at the third", () => {
  const first = nextOrder(null, "size");
  const second = nextOrder(first, "size");
  expect([first?.direction, second?.direction, nextOrder(second, "size")]).toEqual(["ascending", "descending", null]);
  expect(nextOrder(second, "name")).toEqual({ column: "name", direction: "ascending" });
});
