import type { FileEntry } from "@deposit/core";
import { describe, expect, it } from "vitest";
import { createUploadMeter } from "./uploadTotals.ts";
import { type UploadNews, uploadNews } from "./uploadNews.ts";
import type { UploadTotals } from "./uploadTotals.ts";

function file(key: string, phase: FileEntry["phase"], size = 100): FileEntry {
  return { key, size, checksum: "", mimetype: "text/csv", links: {}, phase };
}
const pending: FileEntry["phase"] = { kind: "pending" };
const uploading = (sent: number): FileEntry["phase"] => ({ kind: "uploading", sent, bytesPerSecond: null });
const finished: FileEntry["phase"] = { kind: "finished" };
const failed: FileEntry["phase"] = { kind: "error", failure: { kind: "unreadable" }, retryable: false };

/** Returns the announcements for a sequence of file lists. */
function saidOf(...looks: readonly (readonly FileEntry[])[]): readonly (readonly UploadNews[])[] {
  const measure = createUploadMeter(() => 0);
  let before: UploadTotals | null = null;
  return looks.map((files) => {
    const after = measure(files);
    const news = uploadNews(before, after, before?.active === 0 ? 0 : (before?.failed ?? 0));
    before = after;
    return news;
  });
}

const summary = (news: readonly UploadNews[]): readonly string[] =>
  news.map(({ kind, count, name, percent }) => `${kind} ${kind === "progress" ? percent : ""}${count} ${name}`);

describe("uploadNews", () => {
  it("reports a start also when the announcing module loads later", () => {
    const measure = createUploadMeter(() => 0);
    measure([file("a.csv", pending)]);
    expect(summary(uploadNews(null, measure([file("a.csv", uploading(1))]), 0))).toEqual(["started 1 a.csv"]);
    expect(summary(uploadNews(null, measure([file("a.csv", finished)]), 0))).toEqual(["finished 1 a.csv"]);
  });

  it("reports the start of an upload, its quarters and its end", () => {
    const looks = saidOf(
      [],
      [file("a.csv", pending)],
      [file("a.csv", uploading(24))],
      [file("a.csv", uploading(25))],
      [file("a.csv", uploading(60))],
      [file("a.csv", uploading(76))],
      [file("a.csv", { kind: "finishing" })],
      [file("a.csv", finished)],
      [file("a.csv", finished)],
    );
    expect(looks.map(summary)).toEqual([
      [],
      ["started 1 a.csv"],
      [],
      ["progress 251 a.csv"],
      ["progress 501 a.csv"],
      ["progress 751 a.csv"],
      [],
      ["finished 1 a.csv"],
      [],
    ]);
  });

  it("reports ten thousand files in one sentence, and the failed ones in another", () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `f${index}`);
    const [, started, half, over] = saidOf(
      [],
      names.map((name) => file(name, pending)),
      names.map((name, index) => file(name, index < 5000 ? finished : pending)),
      names.map((name, index) => file(name, index < 9990 ? finished : failed)),
    );
    expect(started?.map(({ kind, count }) => ({ kind, count }))).toEqual([{ kind: "started", count: 10_000 }]);
    expect(half?.map(({ kind, percent, count }) => ({ kind, percent, count }))).toEqual([
      { kind: "progress", percent: 50, count: 10_000 },
    ]);
    expect(over?.map(({ kind, count }) => ({ kind, count }))).toEqual([
      { kind: "finished", count: 9990 },
      { kind: "failed", count: 10 },
    ]);
  });

  it("reports a failure by its name while others are sent", () => {
    const looks = saidOf(
      [file("a", pending), file("b", pending)],
      [file("a", failed), file("b", uploading(1))],
      [file("a", failed), file("b", uploading(2))],
    );
    expect(looks.map(summary)).toEqual([["started 2 b"], ["failed 1 a"], []]);
  });

  it("reports a file in another tab as such, and not as failed", () => {
    const elsewhere: FileEntry["phase"] = { kind: "error", failure: { kind: "elsewhere" }, retryable: true };
    const looks = saidOf(
      [file("a", pending), file("b", pending)],
      [file("a", elsewhere), file("b", uploading(1))],
      [file("a", elsewhere), file("b", uploading(2))],
      [file("a", elsewhere), file("b", finished)],
      [file("a", pending), file("b", finished)],
      [file("a", elsewhere), file("b", finished)],
      [file("a", elsewhere), file("b", finished)],
    );
    expect(looks.map(summary)).toEqual([
      ["started 2 b"],
      ["elsewhere 1 a"],
      [],
      ["finished 1 b"],
      ["started 1 a"],
      ["elsewhere 1 a"],
      [],
    ]);
  });

  it.each([
    ["has sent it", finished, "finished 1 a"],
    ["sends it no more", failed, "failed 1 a"],
  ])("reports the outcome of a file that the other tab %s", (_what, phase, said) => {
    const elsewhere: FileEntry["phase"] = { kind: "error", failure: { kind: "elsewhere" }, retryable: false };
    const looks = saidOf([file("a", failed)], [file("a", elsewhere)], [file("a", elsewhere)], [file("a", phase)], []);
    expect(looks.map(summary)).toEqual([[], ["elsewhere 1 a"], [], [said], []]);
  });

  it("reports once a file that another tab cancelled, but no file that was removed here", () => {
    const elsewhere: FileEntry["phase"] = { kind: "error", failure: { kind: "elsewhere" }, retryable: true };
    const looks = saidOf(
      [file("a", elsewhere), file("b", elsewhere), file("c", finished)],
      [file("b", elsewhere), file("c", finished)],
      [{ ...file("b", pending), isBeingRemoved: true }, file("c", finished)],
      [file("c", finished)],
    );
    expect(looks.map(summary)).toEqual([["elsewhere 2 b"], ["gone 1 a"], [], []]);
  });

  it("reports a retry as a start after everything has ended", () => {
    const looks = saidOf([file("a", pending)], [file("a", failed)], [file("a", pending)], [file("a", finished)]);
    expect(looks.map(summary)).toEqual([["started 1 a"], ["failed 1 a"], ["started 1 a"], ["finished 1 a"]]);
  });

  it("reports neither files from before nor removed ones", () => {
    expect(saidOf([file("a", finished), file("b", failed)], [file("a", finished)]).flat()).toEqual([]);
    expect(saidOf([file("a", uploading(3))], []).map(summary)).toEqual([["started 1 a"], []]);
  });

  it("does not report files that the server fetches itself", () => {
    const fetched: FileEntry = { ...file("a", { kind: "finishing" }), transfer: "F" };
    expect(saidOf([fetched], [file("a", finished)]).flat()).toEqual([]);
  });
});
