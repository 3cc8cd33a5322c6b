import { accessSummary, embargoIssue, isEmbargoLifted, type AccessSummary as Summary } from "@deposit/core";
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

/** Whether an embargo lasts until a day that has come, as the check of its field judges it. */
const isTooEarly = (embargo: AccessChoice["access"]["embargo"]): boolean =>
  embargoIssue(embargo, Date.now()) === "check.embargo.past";

/** `past` where an embargo lasts until a day that has come. */
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
 * What the choices below mean to a reader, in one sentence (docs/platform/product.md 10.7), with the day of an embargo,
 * also of one that was lifted (docs/platform/product.md 2.2). Read out when a choice changes it.
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

/** One that is off with a day still to come was never lifted: it does not apply for now. */
function hasPassed(day: string): boolean {
  return Date.parse(day) <= Date.now();
}
