import type { Corruption } from "./faultKind.ts";

/** Bytes as they come out of a bad line; fewer than two cannot be swapped and are flipped. */
export function corrupted(bytes: Uint8Array<ArrayBuffer>, how: Corruption): Uint8Array<ArrayBuffer> {
  const middle = Math.floor(bytes.byteLength / 2);
  const [first, second] = [bytes.slice(0, middle), bytes.slice(middle)];
  switch (how) {
    case "truncate":
      return first;
    case "swap": {
      const swapped = new Uint8Array(bytes.byteLength);
      swapped.set(second);
      swapped.set(first, second.byteLength);
      return swapped.every((byte, index) => byte === bytes[index]) ? corrupted(bytes, "flip") : swapped;
    }
    case "flip": {
      const flipped = bytes.slice();
      flipped[middle] = (flipped[middle] ?? 0) ^ 1;
      return flipped;
    }
    default:
      return how satisfies never;
  }
}
