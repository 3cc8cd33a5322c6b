import type { FileEntry } from "@deposit/core";

/** One thing worth saying aloud about the uploads: how many files it concerns, and the one's name if it is one. */
export interface UploadNews {
  readonly kind: "started" | "finished" | "failed";
  readonly count: number;
  readonly filename: string;
}

const isRunning = (entry: FileEntry): boolean => entry.phase.kind === "uploading" || entry.phase.kind === "finishing";

/**
 * What happened between two states of the file list, so that it is said once and briefly however many files there are:
 * uploads that started, files that are done, files that failed. Progress is not news.
 */
export function uploadNews(before: readonly FileEntry[], after: readonly FileEntry[]): readonly UploadNews[] {
  const earlier = new Map(before.map((entry) => [entry.key, entry]));
  const changedTo = (matches: (entry: FileEntry) => boolean): readonly FileEntry[] =>
    after.filter((entry) => {
      const previous = earlier.get(entry.key);
      return matches(entry) && (previous === undefined || !matches(previous));
    });
  const wasHere = (entry: FileEntry): boolean => earlier.has(entry.key);
  return [
    news("started", changedTo(isRunning)),
    // Files that come finished from the start were imported or already there: nothing was uploaded.
    news("finished", changedTo((entry) => entry.phase.kind === "finished").filter(wasHere)),
    news("failed", changedTo((entry) => entry.phase.kind === "error").filter(wasHere)),
  ].filter((item) => item.count > 0);
}

function news(kind: UploadNews["kind"], entries: readonly FileEntry[]): UploadNews {
  return { kind, count: entries.length, filename: entries[0]?.key ?? "" };
}
