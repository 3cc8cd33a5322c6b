import { describe, expect, test } from "vitest";
import type { ServerFile } from "./files.ts";
import { entryOfServerFile } from "./serverFile.ts";

const file: ServerFile = { key: "ice.csv", status: "completed", links: {} };

describe("a file that the server had when the page was opened (docs/platform/product.md 3.7)", () => {
  test("is finished once its bytes are there", () => {
    const links = { self: "/f", content: "/f/content", commit: "/f/commit", parts: [{ part: 1, url: "/f/1" }] };
    const whole = { ...file, size: 3, checksum: "md5:a", mimetype: "text/csv", transfer: { type: "M" }, links };
    expect(entryOfServerFile(whole)).toStrictEqual({
      key: "ice.csv",
      size: 3,
      checksum: "md5:a",
      mimetype: "text/csv",
      transfer: "M",
      // The addresses of its parts are not kept: they are made anew with every answer.
      links: { self: "/f", content: "/f/content", commit: "/f/commit" },
      phase: { kind: "finished" },
    });
  });

  test("has defaults for what the server does not tell", () => {
    expect(entryOfServerFile({ ...file, size: null, checksum: null })).toStrictEqual({
      key: "ice.csv",
      size: 0,
      checksum: "",
      mimetype: "application/octet-stream",
      links: {},
      phase: { kind: "finished" },
    });
  });

  test("that is pending is incomplete and says so, for its bytes were in a page that is gone", () => {
    const interrupted = { kind: "error", failure: { kind: "interrupted" }, retryable: false };
    expect(entryOfServerFile({ ...file, status: "pending" }).phase).toEqual(interrupted);
    expect(entryOfServerFile({ ...file, status: "pending", transfer: { type: "L" } }).phase).toEqual(interrupted);
  });

  test("that the server fetches itself is on its way, or tells why it could not be had", () => {
    const fetched: ServerFile = { ...file, transfer: { type: "F", error: "404" } };
    expect(entryOfServerFile({ ...fetched, status: "pending" }).phase).toStrictEqual({ kind: "finishing" });
    const failure = { kind: "fetch-failed", message: "404" };
    expect(entryOfServerFile({ ...fetched, status: "failed" }).phase).toStrictEqual({
      kind: "error",
      failure,
      retryable: false,
    });
    expect(entryOfServerFile({ ...file, status: "failed" }).phase).toMatchObject({ failure: { message: "" } });
  });
});
