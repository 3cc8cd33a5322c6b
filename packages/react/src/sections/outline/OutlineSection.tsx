import { useMemo, useSyncExternalStore } from "react";
import { fieldId } from "../../form/fieldId.ts";
import { keepEqual } from "../../form/keepEqual.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useFocusField } from "../../form/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Card } from "../../ui/Card.tsx";
import { outlineOf } from "./outlineOf.ts";
import { OutlineMark } from "./OutlineMark.tsx";

/** The sections and how each stands, as links to them. Renders when one of these answers changes, not as one types. */
export function OutlineSection() {
  const t = useMessage();
  const { deposit, values, feedback, idPrefix } = useDepositContext();
  const focusField = useFocusField();
  const ask = useMemo(() => {
    const stable = keepEqual(outlineOf);
    return () =>
      stable({
        values: values.read(),
        files: deposit.getState().files,
        shown: feedback.shown(),
        faults: feedback.faults(),
      });
  }, [deposit, values, feedback]);
  const lines = useSyncExternalStore(feedback.subscribe, ask, ask);
  return (
    <Card variant="aside" part="outline">
      <nav aria-labelledby={`${idPrefix}-outline`}>
        <h2 className="deposit-aside-heading" id={`${idPrefix}-outline`}>
          {t("outline.heading")}
        </h2>
        <ul className="deposit-outline">
          {lines.map(({ section, path, state }) => (
            <li key={section}>
              <a
                className="deposit-outline__link"
                href={`#${fieldId(idPrefix, path)}`}
                data-state={state.kind}
                onClick={(event) => {
                  event.preventDefault();
                  void focusField(path);
                }}
              >
                <span>{t(`section.${section}`)}</span> <OutlineMark state={state} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
