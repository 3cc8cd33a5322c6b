import { expect, it } from "vitest";
import type { FileEntry } from "../record/files.ts";
import { storageUse } from "./storageUse.ts";

const file = (key: string, size: number, phase: FileEntry["phase"]): FileEntry => ({
  key,
  size,
  checksum: "",
  mimetype: "text/plain",
  links: {},
  phase,
});

it("counts what is there and what is on its way, and nothing that failed (docs/platform/product.md 5.8)", () => {
  const files = [
    file("stored.csv", 1, { kind: "finished" }),
    file("waiting.csv", 10, { kind: "pending" }),
    file("sent.csv", 100, { kind: "uploading", sent: 5, bytesPerSecond: null }),
    file("failed.csv", 1000, { kind: "error", failure: { kind: "interrupted" }, retryable: false }),
  ];
  expect(storageUse(files)).toEqual({ files: 3, bytes: 111 });
});
