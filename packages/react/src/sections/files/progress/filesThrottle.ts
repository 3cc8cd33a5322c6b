import type { Deposit, FileEntry } from "@deposit/core";
import { createUploadMeter } from "./uploadMeter.ts";
import type { UploadTotals } from "./uploadTotals.ts";

/** Milliseconds between two drawings of the list: ten a second, however many files change in between. */
const INTERVAL = 100;

/** The files as they are shown, and how far their uploads are together; `null` while there are none. */
export interface ShownFiles {
  readonly files: readonly FileEntry[];
  readonly totals: UploadTotals | null;
}

/** A store of the files that tells of the first change at once, and of the others as often as a screen needs. */
export interface FilesThrottle {
  readonly read: () => ShownFiles;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Slows down what a deposit tells of its files, for one subscriber. */
export function createFilesThrottle(deposit: Pick<Deposit, "getState" | "subscribe">): FilesThrottle {
  const now = (): number => performance.now();
  const measure = createUploadMeter(now);
  const look = (): ShownFiles => {
    const { files } = deposit.getState();
    return { files, totals: measure(files) };
  };
  let shown = look();
  let shownAt = -Infinity;
  return {
    read: () => shown,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (): void => {
        timer = undefined;
        shownAt = now();
        if (deposit.getState().files === shown.files) return;
        shown = look();
        listener();
      };
      const stop = deposit.subscribe(({ files }) => {
        if (files === shown.files || timer !== undefined) return;
        const wait = shownAt + INTERVAL - now();
        if (wait <= 0) show();
        else timer = setTimeout(show, wait);
      });
      // What changed before anybody listened.
      if (deposit.getState().files !== shown.files) shown = look();
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
