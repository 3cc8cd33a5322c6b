import { useEffect, useRef } from "react";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { useUi } from "../../../ui/root/useUi.ts";
import { useLatest } from "../../../ui/hooks/useLatest.ts";
import { type UploadNews, uploadNews } from "./uploadNews.ts";
import type { UploadTotals } from "./uploadTotals.ts";

/** Milliseconds between two announcements of failures. Failures in between are announced together. */
const FAILURE_INTERVAL = 3000;

/**
 * Milliseconds without a new file before the number of started uploads is announced. Thousands of files are added in
 * steps.
 */
const START_QUIET_PERIOD = 1000;

/**
 * Announces politely when uploads start, at every quarter, when they finish and when some fail. Several files share one
 * announcement.
 */
function useUploadAnnouncements(totals: UploadTotals | null): void {
  const t = useMessage();
  const { tag } = useLocale();
  const { announce } = useUi();
  const before = useRef<UploadTotals | null>(null);
  const failures = useRef({ announced: 0, at: -Infinity });
  const pendingStart = useRef<{ count: number; timer: ReturnType<typeof setTimeout> | undefined }>({
    count: 0,
    timer: undefined,
  });
  const announceNews = useLatest((news: readonly UploadNews[]): void => {
    const percent = new Intl.NumberFormat(tag, { style: "percent" });
    announce(
      news
        .map((item) => ({ ...item, percent: percent.format(item.percent / 100) }))
        .map(({ kind, ...values }) => t(kind === "gone" ? "files.othersGone" : `files.news.${kind}`, values))
        .join(" "),
    );
  });
  useEffect(() => {
    if (before.current === totals) return;
    const known = failures.current;
    // Retried and removed files no longer count as failed. The remaining ones have been announced.
    known.announced = totals === null || before.current?.active === 0 ? 0 : Math.min(known.announced, totals.failed);
    const waits = totals !== null && totals.active > 0 && performance.now() - known.at < FAILURE_INTERVAL;
    const news = uploadNews(before.current, totals, waits ? Infinity : known.announced);
    before.current = totals;
    const start = news.find(({ kind }) => kind === "started");
    const others = news.filter(({ kind }) => kind !== "started");
    if (others.some(({ kind }) => kind === "failed"))
      failures.current = { announced: totals?.failed ?? 0, at: performance.now() };
    if (start !== undefined) {
      clearTimeout(pendingStart.current.timer);
      const count = pendingStart.current.count + start.count;
      const timer = setTimeout(() => {
        pendingStart.current = { count: 0, timer: undefined };
        announceNews.current([{ ...start, count }]);
      }, START_QUIET_PERIOD);
      pendingStart.current = { count, timer };
    }
    // Uploads that were cancelled before this announcement are not announced as started either.
    if (others.length === 0 && totals !== null && totals.active > 0) return;
    // The next announcement makes the one about the start superfluous.
    clearTimeout(pendingStart.current.timer);
    pendingStart.current = { count: 0, timer: undefined };
    if (others.length > 0) announceNews.current(others);
  }, [announceNews, totals]);
  useEffect(() => () => clearTimeout(pendingStart.current.timer), []);
}

/** Announces the progress of the uploads and renders nothing. `totals` is `null` if this page uploaded nothing. */
export function UploadAnnouncements({ totals }: { readonly totals: UploadTotals | null }) {
  useUploadAnnouncements(totals);
  return null;
}
