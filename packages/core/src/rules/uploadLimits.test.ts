import { describe, expect, test } from "vitest";
import type { Quota } from "../config.ts";
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
      values: { total: { bytes: 20_000_000, decimal: true }, limit: { bytes: 10_000_000, decimal: true } },
    });
  });

  test("may fill number and storage to the last file and byte", () => {
    const chosen = [
      { name: "c", size: 4_999_000 },
      { name: "d", size: 5_000_000 },
    ];
    expect(checkUploadLimits(chosen, [entry("a")], limits)).toEqual({ accepted: chosen, refusals: [] });
  });

  test("are told all that stands against them, with their names", () => {
    const chosen = ["c", "d", "e"].map((name) => ({ name, size: 5_000_000 }));
    expect(checkUploadLimits(chosen, [entry("a")], limits)).toEqual({
      accepted: [],
      refusals: [
        { message: { id: "limits.tooMany", values: { total: 4, limit: 3 } }, filenames: ["c", "d", "e"] },
        {
          message: {
            id: "limits.tooMuch",
            values: { total: { bytes: 15_001_000, decimal: true }, limit: { bytes: 10_000_000, decimal: true } },
          },
          filenames: ["c", "d", "e"],
        },
      ],
    });
  });

  test("do not count with those that failed, and are told nothing of a limit where none of them was taken", () => {
    const full = [entry("a"), entry("b"), entry("c"), entry("d", failed), entry("e", failed)];
    expect(checkUploadLimits([{ name: "a", size: 1 }], full, limits).refusals).toEqual([
      { message: { id: "limits.duplicate", values: { filename: "a" } }, filenames: ["a"] },
    ]);
    const over = [...full, entry("f", { kind: "finished" }, 20_000_000)];
    expect(checkUploadLimits([], over, limits)).toEqual({ accepted: [], refusals: [] });
    const room = [entry("a", failed, 20_000_000), entry("b", failed), entry("c", failed)];
    expect(checkUploadLimits([{ name: "x", size: 1 }], room, limits).refusals).toEqual([]);
  });

  test("are named together where several exist already", () => {
    const chosen = ["a", "b", "c"].map((name) => ({ name, size: 1 }));
    expect(checkUploadLimits(chosen, [entry("a"), entry("b")], limits)).toEqual({
      accepted: [{ name: "c", size: 1 }],
      refusals: [{ message: { id: "limits.duplicates" }, filenames: ["a", "b"] }],
    });
  });

  test("may be as large as one file may be, and no larger", () => {
    const small = { ...limits, quota: { ...limits.quota, maxFileSize: 1000 } };
    expect(checkUploadLimits([{ name: "a", size: 1000 }], [], small).refusals).toEqual([]);
    expect(checkUploadLimits([{ name: "a", size: 1001 }], [], { ...small, decimal_size_display: false })).toEqual({
      accepted: [],
      refusals: [
        {
          message: {
            id: "limits.fileTooLarge",
            values: { filename: "a", size: { bytes: 1001, decimal: false }, limit: { bytes: 1000, decimal: false } },
          },
          filenames: ["a"],
        },
      ],
    });
  });

  test("may be as large as the storage of a draft whose storage was increased, though the page keeps the site's limit", () => {
    const large = [{ name: "a", size: 12 * 10 ** 9 }];
    const quota = { maxFiles: 3, maxStorage: 30 * 10 ** 9, maxFileSize: 10 ** 10 };
    const idsFor = (given: Quota) => checkUploadLimits(large, [], { ...limits, quota: given }).refusals;
    expect(idsFor({ ...quota, defaultStorage: 10 ** 10 })).toEqual([]);
    expect(idsFor(quota)).toEqual([]);
    expect(idsFor({ ...quota, defaultStorage: quota.maxStorage })[0]?.message.id).toBe("limits.fileTooLarge");
    const few = { maxFiles: 3, maxStorage: 3_000_000, maxFileSize: 1_000_000 };
    const chosen = [{ name: "a", size: 2_000_000 }];
    const check = (defaultStorage?: number) =>
      checkUploadLimits(chosen, [], { ...limits, quota: { ...few, defaultStorage } }).accepted;
    expect(check(1_000_000)).toEqual(chosen);
    expect(check()).toEqual([]);
  });

  test("may need more parts than there can be only where the repository takes files in parts at all", () => {
    const vast = { ...limits, quota: { maxFiles: 3, maxStorage: 2 ** 50, maxFileSize: null } };
    const chosen = [{ name: "a", size: 6 * 2 ** 40 }];
    expect(checkUploadLimits(chosen, [], { ...vast, enabled_transfer_types: ["L"] }).accepted).toEqual(chosen);
    expect(checkUploadLimits(chosen, [], { ...vast, enabled_transfer_types: ["L", "M"] })).toEqual({
      accepted: [],
      refusals: [
        {
          message: {
            id: "limits.tooManyParts",
            values: { filename: "a", size: { bytes: 6 * 2 ** 40, decimal: true }, parts: 10_000 },
          },
          filenames: ["a"],
        },
      ],
    });
    const fits = [{ name: "a", size: 2 ** 40 }];
    expect(checkUploadLimits(fits, [], { ...vast, enabled_transfer_types: ["M"] }).accepted).toEqual(fits);
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
    const bad = [
      "",
      " ",
      "../../etc/passwd",
      "a/../b",
      "a/./b",
      "a//b",
      "/a",
      "a/",
      "x".repeat(256),
      "ä".repeat(128),
      "a\nb",
    ];
    for (const name of bad) {
      expect(checkUploadLimits([{ name, size: 1 }], [], limits).refusals).toEqual([
        { message: { id: "limits.badName", values: { filename: name } }, filenames: [name] },
      ]);
    }
    for (const name of ["folder/inner.txt", "x".repeat(255), "..a", "a..b", ".hidden", " a"])
      expect(checkUploadLimits([{ name, size: 1 }], [], limits).refusals).toEqual([]);
  });
});
