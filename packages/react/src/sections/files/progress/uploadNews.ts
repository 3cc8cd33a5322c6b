import { percentOf, type UploadTotals } from "./uploadTotals.ts";

/** One thing worth saying aloud about the uploads: how many files it concerns, and the one's name if it is one. */
export interface UploadNews {
  readonly kind: "started" | "progress" | "finished" | "failed" | "elsewhere" | "gone";
  readonly count: number;
  readonly name: string;
  /** Of `progress`: 25, 50 or 75. */
  readonly percent: number;
}

const quarterOf = (totals: UploadTotals | null): number => (totals === null ? 0 : Math.floor(percentOf(totals) / 25));

/**
 * What happened between two looks at the uploads, so that it is said once and briefly however many files there are: that
 * uploads started, that a quarter, a half and three quarters of them are out, that all are done, that some failed, are sent
 * elsewhere, or were cancelled there.
 * `saidFailed` failures were told of before.
 */
export function uploadNews(
  before: UploadTotals | null,
  after: UploadTotals | null,
  saidFailed: number,
): readonly UploadNews[] {
  if (after === null) return [];
  const { done, active, failed, joined, gone, names } = after;
  const earlier = before === null || before.active === 0 ? null : before;
  const news: UploadNews[] = [];
  // What says it may have been fetched only after they joined.
  const started = before === null && joined.count === 0 ? { count: active, name: names.active } : joined;
  if (started.count > 0) news.push({ kind: "started", ...started, percent: 0 });
  const quarter = quarterOf(after);
  if (active > 0 && quarter > quarterOf(earlier) && quarter < 4)
    news.push({ kind: "progress", count: active + done, name: names.active, percent: quarter * 25 });
  if (active === 0 && done > 0) news.push({ kind: "finished", count: done, name: names.done, percent: 100 });
  if (failed > saidFailed) news.push({ kind: "failed", count: failed - saidFailed, name: names.failed, percent: 0 });
  const others = after.elsewhere - (before?.elsewhere ?? 0);
  if (others > 0) news.push({ kind: "elsewhere", count: others, name: names.elsewhere, percent: 0 });
  if (gone.count > 0) news.push({ kind: "gone", ...gone, percent: 0 });
  return news;
}
