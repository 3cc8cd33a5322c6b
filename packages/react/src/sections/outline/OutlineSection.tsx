import { useMemo, useSyncExternalStore } from "react";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { pathOfName } from "../../form/store/fieldName.ts";
import type { PerRecord } from "../../form/field/fieldOverrides.ts";
import { memoizeByValue } from "../../form/store/memoizeByValue.ts";
import { askOf } from "../../form/field/useFieldOverride.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Card } from "../../ui/display/Card.tsx";
import { lazyPart, openings } from "../../ui/lazy/lazyPart.ts";
import { useLazyPart } from "../../ui/lazy/useLazyPart.ts";
import { groupCards } from "./groupCards.ts";
import { OutlineLink } from "./OutlineLink.tsx";
import type { SectionState } from "./outlineOf.ts";
import { useAtRest } from "./useAtRest.ts";
import { useDrawnSections } from "./useDrawnSections.ts";

// Without it the outline leads everywhere and says nothing yet: it is tried again with whatever is opened next.
const judging = lazyPart(async () => (await import("./outlineOf.ts")).outlineOf);
openings.add(() => void judging.load());

const noStates: Readonly<Record<string, SectionState>> = {};
const askNothing = (): typeof noStates => noStates;

/**
 * The sections that are on the page and how each stands, as links to them, those of one card under its heading. Renders
 * when one of these answers changes, not as one types.
 */
export function OutlineSection() {
  const t = useMessage();
  const { deposit, values, feedback, fields, idPrefix } = useDepositContext();
  const drawn = useDrawnSections();
  // Nobody waits with typing until all of thousands of rows was judged.
  const isAtRest = useAtRest();
  const late = useLazyPart(judging, isAtRest);
  const judge = isAtRest && late.kind === "loaded" ? late.part : null;
  const ask = useMemo(() => {
    if (judge === null) return askNothing;
    const stable = memoizeByValue(judge);
    return () => {
      const { record, config, files, selectedCommunity } = deposit.getState();
      const hasCommunity = editorFlags({ record, selectedCommunity }).selectedCommunity !== null;
      const [shown, faults] = [feedback.shown(), feedback.faults()];
      const says = (given: PerRecord<boolean> | undefined): boolean => askOf(given, record, []) === true;
      // What is not to be seen cannot be filled in.
      const required = Object.entries(fields).flatMap(([name, override]) =>
        says(override?.required) && !says(override?.hidden) ? [pathOfName(name)] : [],
      );
      return stable({ values: values.read(), record, config, files, hasCommunity, shown, faults, required });
    };
  }, [judge, deposit, values, feedback, fields]);
  const states = useSyncExternalStore(feedback.subscribeDebounced, ask, askNothing);
  return (
    <Card variant="aside" part="outline">
      <nav aria-labelledby={`${idPrefix}-outline`}>
        <h2 className="deposit-aside-heading" id={`${idPrefix}-outline`}>
          {t("outline.heading")}
        </h2>
        {groupCards(drawn).map(({ heading, sections }, index) => (
          <div className="deposit-outline__group" key={sections[0]?.section}>
            {heading === "" ? null : (
              <h3 className="deposit-outline__heading" id={`${idPrefix}-outline-${index}`}>
                {heading}
              </h3>
            )}
            <ul
              className="deposit-outline"
              aria-labelledby={heading === "" ? undefined : `${idPrefix}-outline-${index}`}
            >
              {sections.map(({ section, path }) => (
                <li key={section}>
                  <OutlineLink section={section} path={path} state={states[section]} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Card>
  );
}
