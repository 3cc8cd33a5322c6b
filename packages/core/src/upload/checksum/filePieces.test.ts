import { describe, expect, it } from "vitest";
import { filePieces } from "./filePieces.ts";

const bytes = Uint8Array.from({ length: 3 * 2 ** 20 + 5 }, (_, index) => (index * 31) & 255);

/** Reads a file, and counts its pieces. */
async function readAll(file: Blob) {
  const pieces = filePieces(file);
  const read: number[] = [];
  let count = 0;
  for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) {
    count += 1;
    for (const byte of piece) read.push(byte);
  }
  return { isWhole: Buffer.compare(Buffer.from(read), bytes) === 0, count };
}

describe("the pieces of a file", () => {
  it("contain all of its bytes, at most a mebibyte at a time", async () => {
    const { isWhole, count } = await readAll(new Blob([bytes]));
    expect(isWhole).toBe(true);
    expect(count).toBeGreaterThanOrEqual(4);
  });

  it("contain all of its bytes if the stream does not support buffers", async () => {
    const blob = new Blob([bytes]);
    const halves = [bytes.subarray(0, 1000), bytes.subarray(1000)];
    const plain = (): ReadableStream<Uint8Array<ArrayBuffer>> =>
      new ReadableStream({
        start(controller) {
          for (const half of halves) controller.enqueue(half);
          controller.close();
        },
      });
    Object.defineProperty(blob, "stream", { value: plain });
    expect(await readAll(blob)).toEqual({ isWhole: true, count: 2 });
  });

  it("end after a stop", async () => {
    const pieces = filePieces(new Blob([bytes]));
    expect(await pieces.next()).not.toBeNull();
    pieces.stop();
    expect(await pieces.next()).toBeNull();
  });
});
