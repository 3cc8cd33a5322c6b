import fc from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createPlainPair, createScriptMd5 } from "./md5.ts";
import { BLOCK, createWasmMd5Pair, INPUT_SIZE } from "./md5Pair.ts";

const md5Of = (bytes: Uint8Array): string => createHash("md5").update(bytes).digest("hex");

/** Parts of whole blocks, and a last one of any length. Each arrives in pieces. */
const parts = fc.tuple(
  fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
  fc.integer({ min: 0, max: 200 }),
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 0, max: 255 }),
);

describe.each([
  ["computed together", createWasmMd5Pair],
  ["computed side by side", () => createPlainPair(createScriptMd5)],
])("the MD5s of a file and of its parts, %s", (_, create) => {
  it("are correct in any pieces", async () => {
    await fc.assert(
      fc.asyncProperty(parts, async ([blocks, rest, piece, seed]) => {
        const pair = await create();
        const lengths = [...blocks.map((count) => count * BLOCK), rest];
        const bytes = Uint8Array.from(
          { length: lengths.reduce((sum, length) => sum + length, 0) },
          (__, index) => (index * 167 + seed) & 255,
        );
        let from = 0;
        for (const length of lengths) {
          const part = bytes.subarray(from, from + length);
          for (let at = 0; at < length; at += piece) pair.update(part.subarray(at, at + piece));
          expect(pair.part()).toBe(md5Of(part));
          from += length;
        }
        expect(pair.whole()).toBe(md5Of(bytes));
      }),
      { numRuns: 100 },
    );
  });

  it("are correct for pieces larger than the input buffer, and for bytes after the last part", async () => {
    const pair = await create();
    const bytes = Uint8Array.from({ length: 3 * INPUT_SIZE + 77 }, (__, index) => (index * 31) & 255);
    pair.update(bytes);
    expect(pair.part()).toBe(md5Of(bytes));
    pair.update(bytes.subarray(0, 10));
    expect(pair.whole()).toBe(md5Of(Uint8Array.from([...bytes, ...bytes.subarray(0, 10)])));
  });
});
