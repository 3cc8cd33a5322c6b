import {
  announcedPhase,
  type FieldPath,
  feedbackBanner,
  feedbackBySection,
  type FeedbackBanner,
  type SectionFeedback,
} from "@deposit/core";
import { useMemo } from "react";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";

/** The record as a whole; one object, since answers keep their identity for the same path only. */
const everything: FieldPath = [];

/** What the banner says now, and the sections whose feedback still holds. */
export interface BannerContent {
  readonly banner: FeedbackBanner | null;
  readonly sections: readonly SectionFeedback[];
}

/** What to say of the last action. Sections leave the list as their fields are changed, and come back with the value. */
export function useBanner(): BannerContent {
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
