import { expect, test } from "vitest";
import type { FileEntry, UploadFailure } from "../record/files.ts";
import { hasForeignAddress, needsFile } from "./fileStatus.ts";

function failed(failure: UploadFailure, retryable: boolean): FileEntry {
  const phase = { kind: "error", failure, retryable } as const;
  return { key: "a.csv", size: 3, checksum: "", mimetype: "text/csv", links: {}, phase };
}
const request = { method: "DELETE", url: "/draft/files/a.csv" };
const refusedDeletion: UploadFailure = {
  kind: "request",
  failure: { kind: "server", request, status: 500, message: "" },
};
const foreignAddress: UploadFailure = {
  kind: "request",
  failure: { kind: "foreign-address", request, message: "" },
};

test("an upload without its bytes needs its file", () => {
  expect(needsFile(failed({ kind: "interrupted" }, false))).toBe(true);
  expect(needsFile(failed({ kind: "unreadable" }, false))).toBe(true);
});

test("an upload without its bytes needs its file after a refused deletion", () => {
  expect(needsFile(failed(refusedDeletion, false))).toBe(true);
});

test("an upload with its bytes needs its file only if the bytes belong to another file", () => {
  expect(needsFile(failed(refusedDeletion, true))).toBe(false);
  expect(needsFile(failed({ kind: "changed" }, true))).toBe(true);
});

test("a file that the server fetches, and a file that did not fail, need no file", () => {
  expect(needsFile(failed({ kind: "fetch-failed", message: "" }, false))).toBe(false);
  expect(needsFile({ ...failed({ kind: "interrupted" }, false), phase: { kind: "finished" } })).toBe(false);
});

test("a foreign address is known from a failed upload and from a failed removal", () => {
  const finished: FileEntry = { ...failed(foreignAddress, false), phase: { kind: "finished" } };
  expect(hasForeignAddress(failed(foreignAddress, false))).toBe(true);
  expect(hasForeignAddress({ ...finished, removalFailure: foreignAddress })).toBe(true);
  expect(hasForeignAddress(finished)).toBe(false);
});
