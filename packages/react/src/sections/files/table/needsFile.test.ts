import type { FileEntry, UploadFailure } from "@deposit/core";
import { expect, test } from "vitest";
import { needsFile } from "./needsFile.ts";

function failed(failure: UploadFailure, retryable: boolean): FileEntry {
  const phase = { kind: "error", failure, retryable } as const;
  return { key: "a.csv", size: 3, checksum: "", mimetype: "text/csv", links: {}, phase };
}
const request = { method: "DELETE", url: "/draft/files/a.csv" };
const refusedDeletion: UploadFailure = {
  kind: "request",
  failure: { kind: "server", request, status: 500, message: "" },
};

test("an upload whose bytes are not at hand goes on when its file is chosen again", () => {
  expect(needsFile(failed({ kind: "interrupted" }, false))).toBe(true);
  expect(needsFile(failed({ kind: "unreadable" }, false))).toBe(true);
});

test("so does one that the server would not delete afterwards", () => {
  expect(needsFile(failed(refusedDeletion, false))).toBe(true);
});

test("one whose bytes are at hand is tried again without, unless they are those of another file", () => {
  expect(needsFile(failed(refusedDeletion, true))).toBe(false);
  expect(needsFile(failed({ kind: "changed" }, true))).toBe(true);
});

test("what the server fetches itself has no file here, and what did not fail needs none", () => {
  expect(needsFile(failed({ kind: "fetch-failed", message: "" }, false))).toBe(false);
  expect(needsFile({ ...failed({ kind: "interrupted" }, false), phase: { kind: "finished" } })).toBe(false);
});
