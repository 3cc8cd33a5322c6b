import fc from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createHasher } from "./createHasher.ts";
import { settle } from "../../../test/drivers/driveUploader.ts";
import { startChecksum } from "./fileChecksum.ts";

const md5Of = (bytes: Uint8Array): string => createHash("md5").update(bytes).digest("hex");
const quiet = (): void => undefined;
const hasher = createHasher();

/** Returns the MD5s of a file in parts, as Node computes them. */
function expected(bytes: Uint8Array, size: number) {
  const parts = Array.from({ length: Math.max(1, Math.ceil(bytes.length / size)) }, (_, index) =>
    md5Of(bytes.subarray(index * size, (index + 1) * size)),
  );
  return { parts, whole: md5Of(bytes), ofParts: md5Of(Buffer.from(parts.join(""), "hex")) };
}

describe("a file that is read in parts", () => {
  it("gets in one pass the MD5 of each part, of the whole, and of the part MD5s", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 400 }),
        fc.oneof(fc.integer({ min: 1, max: 150 }), fc.constantFrom(64, 128, 192)),
        async (bytes, size) => {
          const known: string[] = [];
          const hashing = hasher(new Blob([bytes]), quiet, { size, onPart: (part, md5) => (known[part - 1] = md5) });
          hashing.readTo?.(Infinity);
          const { parts, whole, ofParts } = expected(bytes, size);
          expect(await hashing.md5).toBe(whole);
          expect(known).toEqual(parts);
          expect(hashing.ofParts?.()).toBe(ofParts);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("is read no further than `readTo` allows", async () => {
    const known: number[] = [];
    const bytes = new Uint8Array(1000);
    const hashing = hasher(new Blob([bytes]), quiet, { size: 100, onPart: (part) => known.push(part) });
    for (const limit of [0, 2, 5]) {
      hashing.readTo?.(limit);
      for (let turns = 0; turns < 20; turns += 1) await settle();
      expect(known).toHaveLength(limit);
    }
    hashing.cancel();
    await expect(hashing.md5).rejects.toThrow();
  });

  it("is not given up while it may not be read further", async () => {
    let now = 0;
    const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
    const clock = {
      now: () => now,
      after(milliseconds: number, callback: () => void) {
        const timer = { at: now + milliseconds, callback };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    };
    const logged: string[] = [];
    const file = new File([new Uint8Array(300)], "a");
    const checksum = startChecksum({ hasher, clock, log: (message) => void logged.push(message) }, file, {
      size: 100,
      onPart: quiet,
    });
    checksum.readTo(1);
    for (let turns = 0; turns < 20; turns += 1) await settle();
    for (let minutes = 0; minutes < 60; minutes += 1) {
      now += 60_000;
      for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.callback();
    }
    expect(logged).toEqual([]);
    checksum.readTo(3);
    expect(await checksum.md5).toBe(md5Of(new Uint8Array(300)));
  });
});
