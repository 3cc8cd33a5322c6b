import { useEffect, useRef } from "react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { useAnnounce } from "../../ui/useAnnounce.ts";
import { uploadNews } from "./uploadNews.ts";
import type { UploadTotals } from "./uploadTotals.ts";

/** Milliseconds between two sentences about failures: what fails in between is said as one. */
const BETWEEN_FAILURES = 3000;

/** Says politely when uploads start, at every quarter, when they are done and when some fail: one sentence for many files. */
export function useUploadAnnouncements(totals: UploadTotals | null): void {
  const t = useMessage();
  const { tag } = useLocale();
  const announce = useAnnounce();
  const before = useRef<UploadTotals | null>(null);
  const failures = useRef({ said: 0, at: -Infinity });
  useEffect(() => {
    if (before.current === totals) return;
    const said = failures.current;
    if (totals === null || totals.failed < said.said || before.current?.active === 0) said.said = 0;
    const waits = totals !== null && totals.active > 0 && performance.now() - said.at < BETWEEN_FAILURES;
    const news = uploadNews(before.current, totals, waits ? Infinity : said.said);
    if (news.some(({ kind }) => kind === "failed"))
      failures.current = { said: totals?.failed ?? 0, at: performance.now() };
    before.current = totals;
    const percent = new Intl.NumberFormat(tag, { style: "percent" });
    const sentences = news.map((item) =>
      t(`files.news.${item.kind}`, { count: item.count, name: item.name, percent: percent.format(item.percent / 100) }),
    );
    if (sentences.length > 0) announce(sentences.join(" "));
  }, [announce, t, tag, totals]);
}
