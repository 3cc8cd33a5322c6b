import { useEffect, useRef } from "react";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { useUi } from "../../../ui/root/useUi.ts";
import { useLatest } from "../../../ui/hooks/useLatest.ts";
import { type UploadNews, uploadNews } from "./uploadNews.ts";
import type { UploadTotals } from "./uploadTotals.ts";

/** Milliseconds between two sentences about failures: what fails in between is said as one. */
const BETWEEN_FAILURES = 3000;

/** Milliseconds without a further file before it is said how many started: thousands come in steps, each of which is drawn. */
const NO_MORE_COME = 1000;

/** Says politely when uploads start, at every quarter, when they are done and when some fail: one sentence for many files. */
export function useUploadAnnouncements(totals: UploadTotals | null): void {
  const t = useMessage();
  const { tag } = useLocale();
  const { announce } = useUi();
  const before = useRef<UploadTotals | null>(null);
  const failures = useRef({ said: 0, at: -Infinity });
  const started = useRef<{ count: number; timer: ReturnType<typeof setTimeout> | undefined }>({
    count: 0,
    timer: undefined,
  });
  const say = useLatest((news: readonly UploadNews[]): void => {
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
    const said = failures.current;
    // Those that are retried or removed are no longer among them; the others were told of.
    said.said = totals === null || before.current?.active === 0 ? 0 : Math.min(said.said, totals.failed);
    const waits = totals !== null && totals.active > 0 && performance.now() - said.at < BETWEEN_FAILURES;
    const news = uploadNews(before.current, totals, waits ? Infinity : said.said);
    before.current = totals;
    const begun = news.find(({ kind }) => kind === "started");
    const others = news.filter(({ kind }) => kind !== "started");
    if (others.some(({ kind }) => kind === "failed"))
      failures.current = { said: totals?.failed ?? 0, at: performance.now() };
    if (begun !== undefined) {
      clearTimeout(started.current.timer);
      const count = started.current.count + begun.count;
      const timer = setTimeout(() => {
        started.current = { count: 0, timer: undefined };
        say.current([{ ...begun, count }]);
      }, NO_MORE_COME);
      started.current = { count, timer };
    }
    // Nor that some began which were cancelled meanwhile.
    if (others.length === 0 && totals !== null && totals.active > 0) return;
    // Whatever is said of them later says that they began.
    clearTimeout(started.current.timer);
    started.current = { count: 0, timer: undefined };
    if (others.length > 0) say.current(others);
  }, [say, totals]);
  useEffect(() => () => clearTimeout(started.current.timer), []);
}
