import { describe, expect, test } from "vitest";
import type { FileEntry } from "../record/files.ts";
import { checkUploadLimits, type UploadLimits } from "./uploadLimits.ts";

const limits: UploadLimits = {
  quota: { maxFiles: 3, maxStorage: 10_000_000, maxFileSize: null },
  allow_empty_files: true,
  decimal_size_display: true,
};

function entry(key: string, phase: FileEntry["phase"] = { kind: "finished" }, size = 1000): FileEntry {
  return { key, size, checksum: "", mimetype: "text/plain", links: {}, phase };
}

const failed: FileEntry["phase"] = { kind: "error", failure: { kind: "interrupted" }, retryable: false };

describe("files chosen for upload", () => {
  test("are accepted when they fit", () => {
    const files = [{ name: "a.csv", size: 10 }];
    expect(checkUploadLimits(files, [], limits)).toEqual({ accepted: files, refusals: [] });
  });

  test("cannot exceed the maximum file count together with those that are there", () => {
    const check = checkUploadLimits(
      [
        { name: "c", size: 1 },
        { name: "d", size: 1 },
      ],
      [entry("a"), entry("b")],
      limits,
    );
    expect(check.accepted).toEqual([]);
    expect(check.refusals[0]?.message).toEqual({ id: "limits.tooMany", values: { total: 4, limit: 3 } });
  });

  test("cannot exceed the maximum storage, and the message says both sizes", () => {
    const check = checkUploadLimits([{ name: "big", size: 20_000_000 }], [], limits);
    expect(check.accepted).toEqual([]);
    expect(check.refusals[0]?.message).toEqual({
      id: "limits.tooMuch",
      values: { total: "20.00 MB", limit: "10.00 MB" },
    });
  });

  test("are duplicates when their names differ only in Unicode normalization", () => {
    const check = checkUploadLimits([{ name: "cafe\u0301.txt", size: 1 }], [entry("caf\u00e9.txt")], limits);
    expect(check.refusals[0]?.message).toEqual({ id: "limits.duplicate", values: { filename: "cafe\u0301.txt" } });
    const both = checkUploadLimits(
      [
        { name: "cafe\u0301.txt", size: 1 },
        { name: "caf\u00e9.txt", size: 2 },
      ],
      [],
      limits,
    );
    expect(both.accepted).toEqual([{ name: "cafe\u0301.txt", size: 1 }]);
    expect(both.refusals).toHaveLength(1);
  });

  test("may take the name of a file that failed", () => {
    expect(checkUploadLimits([{ name: "a", size: 1 }], [entry("a", failed)], limits).accepted).toHaveLength(1);
  });

  test("are skipped when empty, unless empty files are allowed", () => {
    const empty = [{ name: "empty.dat", size: 0 }];
    expect(checkUploadLimits(empty, [], limits).accepted).toEqual(empty);
    const check = checkUploadLimits(empty, [], { ...limits, allow_empty_files: false });
    expect(check.accepted).toEqual([]);
    expect(check.refusals).toEqual([{ message: { id: "limits.empty" }, filenames: ["empty.dat"] }]);
  });

  test("are refused by names that the server would take and then trip over", () => {
    for (const name of ["", " ", "../../etc/passwd", "/a", "x".repeat(300)]) {
      expect(checkUploadLimits([{ name, size: 1 }], [], limits).refusals[0]?.message.id).toBe("limits.badName");
    }
    expect(checkUploadLimits([{ name: "folder/inner.txt", size: 1 }], [], limits).refusals).toEqual([]);
  });
});
