import type { FieldPath } from "@deposit/core";
import type { SectionId } from "@deposit/core/internal";
import { useMemo, useSyncExternalStore } from "react";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { fieldId, pathOfName } from "../../form/store/fieldName.ts";
import type { PerRecord } from "../../form/field/fieldOverrides.ts";
import { memoizeByValue } from "../../form/store/memoizeByValue.ts";
import { askOf } from "../../form/field/useFieldOverride.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Card } from "../../ui/display/Card.tsx";
import { Icon } from "../../ui/display/Icon.tsx";
import type { IconName } from "../../ui/display/iconPaths.ts";
import { VisuallyHidden } from "../../ui/display/VisuallyHidden.tsx";
import { lazyPart, openings } from "../../ui/lazy/lazyPart.ts";
import { useLazyPart } from "../../ui/lazy/useLazyPart.ts";
import { groupCards, useDrawnSections } from "./drawnSections.ts";
import type { SectionState } from "./outlineState.ts";
import { useHasBeenIdle } from "./useHasBeenIdle.ts";

// Until this module arrives, the links work but show no state. Opening any lazy dialog retries a failed load.
const lazyStates = lazyPart(async () => (await import("./outlineState.ts")).outlineStates);
openings.add(() => void lazyStates.load());

const noStates: Readonly<Record<string, SectionState>> = {};
const readNoStates = (): typeof noStates => noStates;

/**
 * Links to the sections on the page, grouped by card, each with its state. Renders when a section or a state changes, not
 * at every key press.
 */
export function OutlineSection() {
  const t = useMessage();
  const { deposit, values, feedback, fields, idPrefix } = useDepositContext();
  const drawn = useDrawnSections();
  // Thousands of rows take long to check, which must not delay the first key press.
  const isIdle = useHasBeenIdle();
  const loaded = useLazyPart(lazyStates, isIdle);
  const statesOf = isIdle && loaded.kind === "loaded" ? loaded.part : null;
  const read = useMemo(() => {
    if (statesOf === null) return readNoStates;
    const stable = memoizeByValue(statesOf);
    return () => {
      const { record, config, files, selectedCommunity } = deposit.getState();
      const hasCommunity = editorFlags({ record, selectedCommunity }).selectedCommunity !== null;
      const [shown, issues] = [feedback.shown(), feedback.faults()];
      const isSet = (given: PerRecord<boolean> | undefined): boolean => askOf(given, record, []) === true;
      // A hidden field cannot be filled in.
      const required = Object.entries(fields).flatMap(([name, override]) =>
        isSet(override?.required) && !isSet(override?.hidden) ? [pathOfName(name)] : [],
      );
      return stable({ values: values.read(), record, config, files, hasCommunity, shown, issues, required });
    };
  }, [statesOf, deposit, values, feedback, fields]);
  const states = useSyncExternalStore(feedback.subscribeDebounced, read, readNoStates);
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

interface OutlineLinkProps {
  readonly section: SectionId;
  /** The field that the link leads to. */
  readonly path: FieldPath;
  /** `undefined` until the states have been derived. */
  readonly state: SectionState | undefined;
}

/** Links to a section and shows its state. */
function OutlineLink({ section, path, state }: OutlineLinkProps) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const focusField = useFocusField();
  return (
    <a
      className="deposit-outline__link"
      href={`#${fieldId(idPrefix, path)}`}
      data-state={state?.kind}
      onClick={(event) => {
        event.preventDefault();
        void focusField(path);
      }}
    >
      <span className="deposit-outline__name">{t(`section.${section}`)}</span>{" "}
      {state === undefined ? <span className="deposit-outline__mark" /> : <OutlineMark state={state} />}
    </a>
  );
}

/** Shows the state of a section as an icon with a count, and as text for screen readers. */
export function OutlineMark({ state }: { readonly state: SectionState }) {
  const t = useMessage();
  switch (state.kind) {
    case "faulty": {
      const { errors, warnings, notes } = state;
      if (errors > 0) return <Mark mark="error" count={errors} label={t("feedback.errors", { count: errors })} />;
      if (warnings > 0)
        return <Mark mark="warning" count={warnings} label={t("feedback.warnings", { count: warnings })} />;
      return <Mark mark="info" count={notes} label={t("feedback.notes", { count: notes })} />;
    }
    case "missing":
      return <Mark mark="circle" label={t("outline.missing", { count: state.count })} />;
    case "complete":
      return <Mark mark="checkCircle" label={t("outline.complete")} />;
    case "optional":
      return <Mark mark="optional" label={t("outline.optional")} />;
    default:
      return state satisfies never;
  }
}

/** Highest count that fits beside the name. The label has the full count. */
const MAX_COUNT = 99;

interface MarkProps {
  readonly mark: IconName | "optional";
  readonly count?: number | undefined;
  readonly label: string;
}

function Mark({ mark, count, label }: MarkProps) {
  const { tag } = useLocale();
  return (
    <>
      <span className="deposit-outline__mark" data-mark={mark} title={label}>
        {mark === "optional" ? null : <Icon name={mark} size={14} />}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
      {count === undefined ? null : (
        <span className="deposit-outline__count" data-mark={mark} aria-hidden="true">
          {new Intl.NumberFormat(tag).format(Math.min(count, MAX_COUNT))}
          {count > MAX_COUNT ? "+" : null}
        </span>
      )}
    </>
  );
}
