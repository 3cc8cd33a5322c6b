import type { FileEntry } from "@deposit/core";
import { describe, expect, it } from "vitest";
import { createUploadMeter, percentOf } from "./uploadTotals.ts";

function file(key: string, phase: FileEntry["phase"], size = 100): FileEntry {
  return { key, size, checksum: "", mimetype: "text/csv", links: {}, phase };
}
const uploading = (sent: number): FileEntry["phase"] => ({ kind: "uploading", sent, bytesPerSecond: null });

function meterAt(): { measure: ReturnType<typeof createUploadMeter>; pass: (milliseconds: number) => void } {
  let time = 0;
  return { measure: createUploadMeter(() => time), pass: (milliseconds) => (time += milliseconds) };
}

describe("the totals of all uploads", () => {
  it("count the files of the current batch, not earlier ones", () => {
    const { measure } = meterAt();
    const old = file("old", { kind: "finished" }, 5000);
    expect(measure([old])).toBeNull();
    const totals = measure([old, file("a", uploading(50)), file("b", { kind: "pending" }, 300)]);
    expect(totals).toMatchObject({ count: 2, done: 0, active: 2, pausable: 2, size: 400, sent: 50 });
    const last = measure([old, file("a", { kind: "finished" }), file("b", { kind: "finished" }, 300)]);
    expect(last).toMatchObject({ count: 2, done: 2, active: 0, size: 400, sent: 400 });
    expect(measure([old])).toBeNull();
  });

  it("leave out a file that is being removed", () => {
    const { measure } = meterAt();
    const going = { ...file("b", { kind: "pending" }), isBeingRemoved: true };
    expect(measure([going])).toBeNull();
    expect(measure([file("a", uploading(50)), going])).toMatchObject({ count: 1, active: 1, joined: { count: 1 } });
  });

  it("leave out the bytes of failed files", () => {
    const { measure } = meterAt();
    measure([file("a", uploading(50)), file("b", uploading(10))]);
    const failed = file("b", { kind: "error", failure: { kind: "stalled" }, retryable: true });
    const totals = measure([file("a", uploading(60)), failed]);
    expect(totals).toMatchObject({ count: 2, failed: 1, size: 100, sent: 60 });
    expect(totals === null ? null : percentOf(totals)).toBe(60);
  });

  it("have a speed after one second, and lose it when bytes are taken back or everything is paused", () => {
    const { measure, pass } = meterAt();
    const at = (sent: number): number | null | undefined =>
      measure([file("a", uploading(sent), 10_000)])?.bytesPerSecond;
    expect(at(0)).toBeNull();
    pass(500);
    expect(at(500)).toBeNull();
    pass(500);
    expect(at(1000)).toBe(1000);
    pass(500);
    expect(at(200)).toBeNull();
    pass(2000);
    expect(at(600)).toBe(200);
    expect(measure([file("a", { kind: "paused", sent: 600 }, 10_000)])?.bytesPerSecond).toBeNull();
  });

  it("lose their speed when all sent files wait for a retry", () => {
    const { measure, pass } = meterAt();
    const delayed = (sent: number): FileEntry["phase"] => ({
      kind: "uploading",
      sent,
      bytesPerSecond: null,
      delay: { kind: "stalled" },
    });
    const speedWith = (...phases: readonly FileEntry["phase"][]): number | null | undefined =>
      measure([...phases, { kind: "pending" } as const].map((phase, index) => file(String(index), phase, 10_000)))
        ?.bytesPerSecond;
    speedWith(uploading(0), uploading(0));
    pass(1000);
    expect(speedWith(uploading(1000), uploading(1000))).toBe(2000);
    pass(500);
    expect(speedWith(delayed(1000), uploading(1500))).toBe(1667);
    expect(speedWith(delayed(1000), delayed(1500))).toBeNull();
  });

  it("use the number of finished files as progress when all files are empty", () => {
    const { measure } = meterAt();
    measure([file("a", { kind: "pending" }, 0), file("b", { kind: "pending" }, 0)]);
    const totals = measure([file("a", { kind: "finished" }, 0), file("b", { kind: "pending" }, 0)]);
    expect(totals === null ? null : percentOf(totals)).toBe(50);
  });
});
