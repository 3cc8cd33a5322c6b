import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_PART, MAX_FILE_SIZE, MAX_PARTS, SMALLEST_PART } from "../config.ts";
import { partSizes, planParts } from "./planParts.ts";

const MiB = 2 ** 20;
const size = fc.oneof(
  fc.nat(100 * MiB),
  fc.maxSafeNat().map((bytes) => bytes % (MAX_FILE_SIZE + 1)),
);
const maxFileSize = fc.oneof(
  fc.constant(MAX_FILE_SIZE),
  fc.integer({ min: 1, max: 60 }).map((power) => 2 ** power),
);

describe("the parts of a file (docs/platform/product.md 9.1)", () => {
  it("have one of five sizes on a log scale, from 5 MiB to what the largest file needs", () => {
    expect(partSizes().map((bytes) => Number((bytes / MiB).toFixed(1)))).toEqual([5, 16, 51.2, 163.8, 524.3]);
  });

  it("fit the file, and are never too many, too small or too large", () => {
    fc.assert(
      fc.property(size, maxFileSize, fc.integer({ min: 1, max: 10 }), (bytes, largest, concurrency) => {
        const plan = planParts(bytes, { maxFileSize: largest, concurrency });
        if (plan === null) {
          expect(bytes).toBeGreaterThan(Math.min(largest, LARGEST_PART * MAX_PARTS));
          return;
        }
        expect(plan.partSize).toBeGreaterThanOrEqual(SMALLEST_PART);
        expect(plan.partSize).toBeLessThanOrEqual(LARGEST_PART);
        expect(plan.parts).toBeLessThanOrEqual(MAX_PARTS);
        expect(plan.parts * plan.partSize).toBeGreaterThanOrEqual(bytes);
        if (bytes > 0) expect((plan.parts - 1) * plan.partSize).toBeLessThan(bytes);
      }),
      { numRuns: 2000 },
    );
  });

  it("never grow smaller when the file grows past what keeps the lanes busy", () => {
    fc.assert(
      fc.property(size, size, (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map((bytes) => planParts(bytes)?.partSize);
        expect(small).toBeLessThanOrEqual(large ?? Infinity);
      }),
    );
  });

  it.each([
    [0, { partSize: 5 * MiB, parts: 1 }],
    [5 * MiB, { partSize: 5 * MiB, parts: 1 }],
    [5 * MiB + 1, { partSize: 5 * MiB, parts: 2 }],
    [30 * MiB, { partSize: 5 * MiB, parts: 6 }],
    [33 * MiB, { partSize: 16 * MiB, parts: 3 }],
    [2 ** 30, { partSize: 16 * MiB, parts: 64 }],
    [2 ** 40, { partSize: 549_755_840, parts: 2000 }],
    [MAX_FILE_SIZE, { partSize: 549_755_840, parts: 10_000 }],
    [MAX_FILE_SIZE + 1, null],
  ])("of %d bytes are %j", (bytes, plan) => {
    expect(planParts(bytes)).toEqual(plan);
  });
});
