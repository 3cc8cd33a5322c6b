import { percentOf, type UploadTotals } from "./uploadTotals.ts";

/** An event of the uploads worth announcing: the number of files, and the name if it is one file. */
export interface UploadNews {
  readonly kind: "started" | "progress" | "finished" | "failed" | "elsewhere" | "gone";
  readonly count: number;
  readonly name: string;
  /** 25, 50 or 75 for `progress`. */
  readonly percent: number;
}

const quarterOf = (totals: UploadTotals | null): number => (totals === null ? 0 : Math.floor(percentOf(totals) / 25));

/**
 * Compares two totals and returns what to announce, one entry for any number of files. Reported are starts, quarters,
 * the end, failures, and files that another tab sends or cancelled.
 * The first `announcedFailures` failures were announced before.
 */
export function uploadNews(
  before: UploadTotals | null,
  after: UploadTotals | null,
  announcedFailures: number,
): readonly UploadNews[] {
  if (after === null) return [];
  const { done, active, failed, joined, gone, names } = after;
  const earlier = before === null || before.active === 0 ? null : before;
  const news: UploadNews[] = [];
  // The announcing module may load after the uploads joined.
  const started = before === null && joined.count === 0 ? { count: active, name: names.active } : joined;
  if (started.count > 0) news.push({ kind: "started", ...started, percent: 0 });
  const quarter = quarterOf(after);
  if (active > 0 && quarter > quarterOf(earlier) && quarter < 4)
    news.push({ kind: "progress", count: active + done, name: names.active, percent: quarter * 25 });
  if (active === 0 && done > 0) news.push({ kind: "finished", count: done, name: names.done, percent: 100 });
  if (failed > announcedFailures)
    news.push({ kind: "failed", count: failed - announcedFailures, name: names.failed, percent: 0 });
  const others = after.elsewhere - (before?.elsewhere ?? 0);
  if (others > 0) news.push({ kind: "elsewhere", count: others, name: names.elsewhere, percent: 0 });
  if (gone.count > 0) news.push({ kind: "gone", ...gone, percent: 0 });
  return news;
}
