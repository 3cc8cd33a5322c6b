import type { FileEntry } from "@deposit/core";
import { describe, expect, it } from "vitest";
import { uploadNews } from "./uploadNews.ts";

function file(key: string, phase: FileEntry["phase"]): FileEntry {
  return { key, size: 10, checksum: "", mimetype: "text/csv", links: {}, phase };
}
const pending: FileEntry["phase"] = { kind: "pending" };
const uploading = (sent: number): FileEntry["phase"] => ({ kind: "uploading", sent, bytesPerSecond: null });
const finished: FileEntry["phase"] = { kind: "finished" };
const failed: FileEntry["phase"] = { kind: "error", failure: { kind: "unreadable" }, retryable: false };

describe("news of the uploads", () => {
  it("says that a file started", () => {
    expect(uploadNews([file("a.csv", pending)], [file("a.csv", uploading(0))])).toEqual([
      { kind: "started", count: 1, filename: "a.csv" },
    ]);
  });

  it("does not count progress as news", () => {
    expect(uploadNews([file("a.csv", uploading(1))], [file("a.csv", uploading(5))])).toEqual([]);
    expect(uploadNews([file("a.csv", uploading(5))], [file("a.csv", { kind: "finishing" })])).toEqual([]);
  });

  it("says several of one kind as one", () => {
    const before = ["a", "b", "c"].map((key) => file(key, uploading(9)));
    const after = [file("a", finished), file("b", finished), file("c", failed)];
    expect(uploadNews(before, after)).toEqual([
      { kind: "finished", count: 2, filename: "a" },
      { kind: "failed", count: 1, filename: "c" },
    ]);
  });

  it("keeps silent about files that were there from the start, and about those that were removed", () => {
    expect(uploadNews([], [file("a", finished)])).toEqual([]);
    expect(uploadNews([file("a", uploading(3))], [])).toEqual([]);
  });
});
