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

it("keeps the order of adding unless asked", () => {
  expect(names(null)).toEqual(["run 10.csv", "run 9.csv", "Åland.csv"]);
});

it("sorts names as people count and spell", () => {
  expect(names({ column: "name", direction: "ascending" })).toEqual(["Åland.csv", "run 9.csv", "run 10.csv"]);
});

it("sorts by size, equals as they were added", () => {
  expect(names({ column: "size", direction: "ascending" })).toEqual(["Åland.csv", "run 10.csv", "run 9.csv"]);
});

it("sorts by status: first what needs the depositor", () => {
  expect(names({ column: "status", direction: "ascending" })).toEqual(["run 9.csv", "Åland.csv", "run 10.csv"]);
});

it("turns at the second press on a heading, and goes back at the third", () => {
  const first = nextOrder(null, "size");
  const second = nextOrder(first, "size");
  expect([first?.direction, second?.direction, nextOrder(second, "size")]).toEqual(["ascending", "descending", null]);
  expect(nextOrder(second, "name")).toEqual({ column: "name", direction: "ascending" });
});
