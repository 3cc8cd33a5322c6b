/** Parts that are kept of a file: more than lanes wait for. Those that the server has from before are read, and never taken. */
const MOST_KEPT = 16;

/** Parts of files, cut ahead by whoever read them: a page that cuts one itself waits for the browser to have done it. */
export interface PartSlices {
  /** Keeps a part of a file, which begins at so many bytes, until it is taken, sixteen others came after it, or the file is gone. */
  keep(file: File, from: number, bytes: Blob): void;
  /** The part of the file between two offsets in bytes: what was kept, once, else a new slice. */
  take(file: File, from: number, to: number): Blob;
}

/** Begins with none. */
export function createPartSlices(): PartSlices {
  const kept = new WeakMap<File, Map<number, Blob>>();
  return {
    keep(file, from, bytes) {
      const ofFile = kept.get(file) ?? new Map<number, Blob>();
      kept.set(file, ofFile.set(from, bytes));
      const [oldest] = ofFile.keys();
      if (ofFile.size > MOST_KEPT && oldest !== undefined) ofFile.delete(oldest);
    },
    take(file, from, to) {
      const found = kept.get(file)?.get(from);
      kept.get(file)?.delete(from);
      return found?.size === to - from ? found : file.slice(from, to);
    },
  };
}
