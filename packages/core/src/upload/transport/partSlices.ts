/** Slices kept of a file: more than there are requests. Parts that the server has already are read, but never taken. */
const MAX_KEPT = 16;

/**
 * Slices of files that the checksum worker has cut. A page that cuts a file waits for the browser (bench:upload, "large file:
 * longest task").
 */
export interface PartSlices {
  /** Keeps the slice that begins at an offset in bytes until it is taken, or sixteen newer ones were kept. */
  keep(file: File, from: number, bytes: Blob): void;
  /** Returns the bytes between two offsets: the slice that was kept, or a new one. */
  take(file: File, from: number, to: number): Blob;
}

/** Creates an empty collection of slices. */
export function createPartSlices(): PartSlices {
  const kept = new WeakMap<File, Map<number, Blob>>();
  return {
    keep(file, from, bytes) {
      const ofFile = kept.get(file) ?? new Map<number, Blob>();
      kept.set(file, ofFile.set(from, bytes));
      const [oldest] = ofFile.keys();
      if (ofFile.size > MAX_KEPT && oldest !== undefined) ofFile.delete(oldest);
    },
    take(file, from, to) {
      const found = kept.get(file)?.get(from);
      kept.get(file)?.delete(from);
      return found?.size === to - from ? found : file.slice(from, to);
    },
  };
}
