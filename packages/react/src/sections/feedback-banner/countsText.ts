import type { SectionFeedback } from "@deposit/core";
import type { Translate } from "../../i18n/useMessage.ts";

/** "2 errors, 1 hint": how many words of each severity, those that there are. */
export function countsText(t: Translate, { error, warning, info }: SectionFeedback["counts"]): string {
  return [
    error > 0 ? t("feedback.errors", { count: error }) : "",
    warning > 0 ? t("feedback.warnings", { count: warning }) : "",
    info > 0 ? t("feedback.notes", { count: info }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
