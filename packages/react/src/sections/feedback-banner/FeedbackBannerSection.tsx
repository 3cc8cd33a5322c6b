import { type Feedback, type FeedbackBanner, feedbackBanner, type FieldPath, type Phase } from "@deposit/core";
import { announcedPhase, feedbackBySection, type SectionFeedback } from "@deposit/core/internal";
import { type FocusEvent, useEffect, useMemo, useRef } from "react";
import { useActions } from "../../form/actions/useActions.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { fieldId } from "../../form/store/fieldName.ts";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { type Translate, useMessage } from "../../i18n/useMessage.ts";
import { Banner, type BannerTone } from "../../ui/display/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { isElement } from "../../ui/dom/isElement.ts";
import { useUi } from "../../ui/root/useUi.ts";
import { UnplacedFeedback } from "./UnplacedFeedback.tsx";
import { PauseLeft, pauseOf } from "./PauseLeft.tsx";
import { retryOf } from "./retryOf.ts";

const tones: Readonly<Record<FeedbackBanner["style"], BannerTone>> = {
  positive: "success",
  negative: "error",
  warning: "warning",
  suggestive: "info",
};

/** The feedback that was announced in each phase, so that another layout does not announce it again. */
const announced = new WeakMap<Phase, readonly Feedback[]>();

/**
 * Shows the outcome of the last action: what happened, why, what to do, and links to the sections with feedback
 * (docs/platform/product.md 8). It is announced once, takes no focus and can be dismissed.
 */
export function FeedbackBannerSection() {
  const t = useMessage();
  const { announce } = useUi();
  const { deposit } = useDepositContext();
  const actions = useActions();
  const { banner, sections } = useBannerContent();
  const phase = useDeposit((state) => announcedPhase(state.phase));
  const feedback = useDeposit((state) => state.feedback);
  const retry = retryOf(phase);
  const heading = banner === null ? "" : t(banner.message.id, banner.message.values);
  const detail = (banner?.details ?? []).map(({ id, values }) => t(id, values)).join(" ");
  const names = sections.map(({ section }) => t(`section.${section}`)).join(", ");
  // The heading of a success introduces the sections, so the detail follows them. The detail of a failure comes first and
  // needs an introduction to the sections.
  const isDetailLast = phase.kind === "succeeded";
  const listed =
    detail === "" || names === "" ? names : isDetailLast ? `${names}.` : `${t("feedback.sections")}: ${names}`;
  const where = banner?.listsSections === true ? listed : "";
  const rest = isDetailLast ? [where, detail] : [detail, where];
  const spoken = banner === null ? "" : [heading, ...rest].filter(Boolean).join(" ");

  const { remember, restore } = useFocusBefore();
  useEffect(() => {
    if (announced.get(phase) === feedback) return;
    announced.set(phase, feedback);
    if (spoken !== "") announce(spoken);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- announced when the banner appears, not whenever a field is corrected
  }, [banner]);

  if (banner === null) return null;
  const explained =
    detail === "" ? null : <p className="deposit-text">{pauseOf(phase) > 0 ? <PauseLeft phase={phase} /> : detail}</p>;
  return (
    <Banner
      tone={tones[banner.style]}
      heading={heading}
      live={false}
      part="feedback"
      onFocus={remember}
      onDismiss={() => {
        restore();
        deposit.dismiss();
      }}
      dismissLabel={t("feedback.dismiss")}
      actions={
        retry === null ? undefined : (
          <Button
            size="sm"
            icon="refresh"
            onClick={() => {
              restore();
              void actions[retry]();
            }}
          >
            {t("feedback.retry")}
          </Button>
        )
      }
    >
      {isDetailLast ? null : explained}
      {banner.listsSections ? (
        <>
          {sections.length === 0 ? (
            <p className="deposit-text">{t("feedback.allChanged")}</p>
          ) : (
            <SectionLinks sections={sections} />
          )}
          <UnplacedFeedback />
        </>
      ) : null}
      {isDetailLast ? explained : null}
    </Banner>
  );
}

/** Path of the whole record. It is one object, since the feedback store caches by the identity of the path. */
const everything: FieldPath = [];

/** The banner, and the sections whose feedback still applies. */
interface BannerContent {
  readonly banner: FeedbackBanner | null;
  readonly sections: readonly SectionFeedback[];
}

/** Returns the banner of the last action. A section leaves the list when its fields are corrected, and returns with the old value. */
function useBannerContent(): BannerContent {
  const phase = useDeposit((state) => announcedPhase(state.phase));
  const feedback = useDeposit((state) => state.feedback);
  const shown = useShownFeedback(everything, "within");
  const sections = useMemo(
    () => feedbackBySection(shown.flatMap((entry) => (entry.source === "server" ? [entry] : []))),
    [shown],
  );
  const banner = useMemo(() => feedbackBanner({ phase, feedback }), [phase, feedback]);
  return { banner, sections };
}

/** Lists the sections with feedback and their counts. Each link moves the focus to the first field with feedback. */
function SectionLinks({ sections }: { readonly sections: readonly SectionFeedback[] }) {
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

/** Returns the counts by severity as text, without zeros. For example "2 errors, 1 hint". */
function countsText(t: Translate, { error, warning, info }: SectionFeedback["counts"]): string {
  return [
    error > 0 ? t("feedback.errors", { count: error }) : "",
    warning > 0 ? t("feedback.warnings", { count: warning }) : "",
    info > 0 ? t("feedback.notes", { count: info }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Restores the focus when an element is removed by one of its own buttons. */
interface FocusBefore {
  /** `onFocus` handler of the element. Remembers which element outside had the focus before. */
  readonly remember: (event: FocusEvent) => void;
  /** Moves the focus back. Call it before the button is removed, or the focus is lost. */
  readonly restore: () => void;
}

/** Remembers the focus before it entered an element that is about to be removed. */
function useFocusBefore(): FocusBefore {
  const before = useRef<HTMLElement | null>(null);
  return {
    remember({ currentTarget, relatedTarget }) {
      if (isElement(relatedTarget) && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    restore() {
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    },
  };
}
