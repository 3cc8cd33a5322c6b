import type { Deposit, FileEntry } from "@deposit/core";
import { useMemo, useSyncExternalStore } from "react";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { createUploadMeter, type UploadTotals } from "./uploadTotals.ts";

/** Milliseconds between two renders of the list, however many files change in between. */
const INTERVAL = 100;

/** The files in the order they were added, and the progress of their uploads. */
export interface ShownFiles {
  readonly files: readonly FileEntry[];
  /** `null` while nothing is uploaded. */
  readonly totals: UploadTotals | null;
}

interface FilesStore {
  readonly read: () => ShownFiles;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns the files and the progress of their uploads. Renders at most ten times a second. */
export function useFiles(): ShownFiles {
  const { deposit } = useDepositContext();
  const { subscribe, read } = useMemo(() => throttleFiles(deposit), [deposit]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Creates a store for one subscriber. It notifies at once of the first change, then at most every `INTERVAL`. */
function throttleFiles(deposit: Pick<Deposit, "getState" | "subscribe">): FilesStore {
  const now = (): number => performance.now();
  const measure = createUploadMeter(now);
  const snapshot = (): ShownFiles => {
    const { files } = deposit.getState();
    return { files, totals: measure(files) };
  };
  let shown = snapshot();
  let shownAt = -Infinity;
  return {
    read: () => shown,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (): void => {
        timer = undefined;
        shownAt = now();
        if (deposit.getState().files === shown.files) return;
        shown = snapshot();
        listener();
      };
      const stop = deposit.subscribe(({ files }) => {
        if (files === shown.files || timer !== undefined) return;
        const wait = shownAt + INTERVAL - now();
        if (wait <= 0) show();
        else timer = setTimeout(show, wait);
      });
      // Files may change between the first render and the subscription.
      if (deposit.getState().files !== shown.files) shown = snapshot();
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
