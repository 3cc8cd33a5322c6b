import type { SectionFeedback } from "@deposit/core";
import { fieldId } from "../../form/store/fieldName.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { countsText } from "./countsText.ts";

/** The sections with feedback and how much; each link leads to the first field concerned and gives it the focus. */
export function SectionLinks({ sections }: { readonly sections: readonly SectionFeedback[] }) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const focusField = useFocusField();
  return (
    <ul className="deposit-feedback__sections" aria-label={t("feedback.sections")}>
      {sections.map(({ section, counts, first }) => (
        <li key={section}>
          <a
            className="deposit-link"
            href={`#${fieldId(idPrefix, first)}`}
            onClick={(event) => {
              event.preventDefault();
              void focusField(first);
            }}
          >
            {t(`section.${section}`)}
          </a>{" "}
          <span className="deposit-muted">({countsText(t, counts)})</span>
        </li>
      ))}
    </ul>
  );
}
