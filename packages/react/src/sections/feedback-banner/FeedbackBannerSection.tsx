import { announcedPhase, type Feedback, type FeedbackBanner, type Phase } from "@deposit/core";
import { useEffect } from "react";
import { useActions } from "../../form/actions/useActions.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner, type BannerTone } from "../../ui/display/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useUi } from "../../ui/root/useUi.ts";
import { UnplacedFeedback } from "./UnplacedFeedback.tsx";
import { PauseLeft, pauseOf } from "./PauseLeft.tsx";
import { retryOf } from "./retryOf.ts";
import { SectionLinks } from "./SectionLinks.tsx";
import { useBanner } from "./useBanner.ts";
import { useFocusBefore } from "./useFocusBefore.ts";

const tones: Readonly<Record<FeedbackBanner["style"], BannerTone>> = {
  positive: "success",
  negative: "error",
  warning: "warning",
  suggestive: "info",
};

/** Of which feedback it was said, in which phase of a deposit. */
const told = new WeakMap<Phase, readonly Feedback[]>();

/**
 * What became of the last action (docs/platform/product.md 8): what happened, why, what to do, and which sections have
 * feedback, each a link to its first field. Said once to those who do not see it; it takes no focus and leaves when
 * dismissed.
 */
export function FeedbackBannerSection() {
  const t = useMessage();
  const { announce } = useUi();
  const { deposit } = useDepositContext();
  const actions = useActions();
  const { banner, sections } = useBanner();
  const phase = useDeposit((state) => announcedPhase(state.phase));
  const feedback = useDeposit((state) => state.feedback);
  const retry = retryOf(phase);
  const heading = banner === null ? "" : t(banner.message.id, banner.message.values);
  const detail = (banner?.details ?? []).map(({ id, values }) => t(id, values)).join(" ");
  const names = sections.map(({ section }) => t(`section.${section}`)).join(", ");
  // A save that succeeded leads to them by its heading, and says what else there is after them. A sentence that ends in what
  // went wrong does not lead to them by itself.
  const isDetailLast = phase.kind === "succeeded";
  const listed =
    detail === "" || names === "" ? names : isDetailLast ? `${names}.` : `${t("feedback.sections")}: ${names}`;
  const where = banner?.listsSections === true ? listed : "";
  const rest = isDetailLast ? [where, detail] : [detail, where];
  const spoken = banner === null ? "" : [heading, ...rest].filter(Boolean).join(" ");

  const { keep, giveBack } = useFocusBefore();
  useEffect(() => {
    // Drawn anew in another layout it is no news.
    if (told.get(phase) === feedback) return;
    told.set(phase, feedback);
    if (spoken !== "") announce(spoken);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said when the banner appears, not as fields are mended one by one
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
      onFocus={keep}
      onDismiss={() => {
        giveBack();
        deposit.dismiss();
      }}
      dismissLabel={t("feedback.dismiss")}
      actions={
        retry === null ? undefined : (
          <Button
            size="sm"
            icon={retry === "overwrite" ? "save" : "refresh"}
            onClick={() => {
              giveBack();
              void actions[retry]();
            }}
          >
            {t(retry === "overwrite" ? "feedback.overwrite" : "feedback.retry")}
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
