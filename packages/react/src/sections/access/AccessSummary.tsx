import { accessSummary, isEmbargoLifted, type AccessSummary as Summary } from "@deposit/core/internal";
import { embargoIssue } from "@deposit/core/schema";
import { useEffect, useRef } from "react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage, type Translate } from "../../i18n/useMessage.ts";
import { Banner, type BannerTone } from "../../ui/display/Banner.tsx";
import type { IconName } from "../../ui/display/iconPaths.ts";
import { useUi } from "../../ui/root/useUi.ts";
import { dayInWords } from "./dayInWords.ts";
import type { AccessChoice } from "./useAccess.ts";

const looks: Readonly<Record<Summary, { readonly tone: BannerTone; readonly icon: IconName }>> = {
  public: { tone: "success", icon: "globe" },
  restricted: { tone: "neutral", icon: "lock" },
  "restricted-files": { tone: "neutral", icon: "lock" },
  embargoed: { tone: "info", icon: "calendar" },
  "embargoed-files": { tone: "info", icon: "calendar" },
};

const isEmbargoed = (summary: Summary): boolean => summary === "embargoed" || summary === "embargoed-files";

/** Returns whether the end of an embargo is not in the future. The check of the field uses the same rule. */
const isTooEarly = (embargo: AccessChoice["access"]["embargo"]): boolean =>
  embargoIssue(embargo, Date.now()) === "check.embargo.past";

/** Returns the summary. It uses the text for `past` when the embargo ends on a day that is not in the future. */
function textOf(t: Translate, summary: Summary, hasFiles: boolean, day: string | null, past: boolean): string {
  switch (summary) {
    case "public":
      return t(hasFiles ? "access.summary.public.text" : "access.summary.public.noFiles");
    case "restricted":
    case "restricted-files":
      return t(`access.summary.${summary}.text`);
    case "embargoed":
    case "embargoed-files":
      if (day === null) return t(`access.summary.${summary}.noDate`);
      return t(past ? "access.summary.embargoed.past" : `access.summary.${summary}.text`, { date: day });
    default:
      return summary satisfies never;
  }
}

/**
 * Explains the access settings in one sentence with the date of a current or lifted embargo (docs/platform/product.md
 * 2.2, 10.7). Announced when a choice changes it.
 */
export function AccessSummary({ access, files }: Pick<AccessChoice, "access" | "files">) {
  const t = useMessage();
  const { tag } = useLocale();
  const { announce } = useUi();
  const summary = accessSummary({ access, files });
  const day = dayInWords(access.embargo.until, tag);
  const heading = t(`access.summary.${summary}`);
  const { tone, icon } = looks[summary];
  const past = isEmbargoed(summary) && isTooEarly(access.embargo);
  const text = textOf(t, summary, files.enabled, day, past);
  const shown = useRef(summary);
  useEffect(() => {
    if (shown.current === summary) return;
    shown.current = summary;
    announce(`${heading}. ${text}`);
  }, [announce, shown, summary, heading, text]);
  return (
    <Banner tone={past ? "warning" : tone} icon={icon} heading={heading} live={false} part="access-summary">
      <p className="deposit-text">{text}</p>
      {isEmbargoLifted(access) && day !== null && hasPassed(access.embargo.until) ? (
        <p className="deposit-text" data-deposit-part="embargo-lifted">
          {t("access.lifted", { date: day })}
        </p>
      ) : null}
    </Banner>
  );
}

/** An inactive embargo with a future day was never lifted. It only does not apply at the moment. */
function hasPassed(day: string): boolean {
  return Date.parse(day) <= Date.now();
}
