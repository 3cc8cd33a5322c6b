import { LazyCommunityDialog } from "../../components/communities/LazyCommunityDialog.ts";
import { useIsNarrow } from "../../components/layout/useIsNarrow.ts";
import { useDialog } from "../../ui/dialog/useDialog.ts";
import { outletDialog } from "../../ui/lazy/lazyDialog.tsx";
import { ActionCard } from "./ActionCard.tsx";
import { ActionStrip } from "./ActionStrip.tsx";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

const CancelReviewDialog = outletDialog(
  async () => (await withLazyMessages(import("./actionDialogs.ts"))).CancelReviewDialog,
);
const DiscardDialog = outletDialog(async () => (await withLazyMessages(import("./actionDialogs.ts"))).DiscardDialog);
const PublishDialog = outletDialog(async () => (await withLazyMessages(import("./actionDialogs.ts"))).PublishDialog);
const SubmitDialog = outletDialog(async () => (await withLazyMessages(import("./actionDialogs.ts"))).SubmitDialog);

/** What is asked before it is done. */
export type Question = "publish" | "publish-without-community" | "submit" | "cancel-review" | "community" | "discard";

/**
 * Save, preview, delete, and what brings the deposit further: publish, submit, ask another community, cancel the review,
 * make a new version. A card in the side column, or on a phone a bar that stays at the bottom. What cannot be taken back
 * is asked first.
 */
export function ActionBarSection() {
  const { open, show, close } = useDialog("actions");
  const asking = open?.dialog;
  const Bar = useIsNarrow() ? ActionStrip : ActionCard;
  return (
    <>
      <Bar onAsk={(question) => show(question)} />
      {asking === "publish" || asking === "publish-without-community" ? (
        <PublishDialog onClose={close} withoutCommunity={asking === "publish-without-community"} />
      ) : null}
      {asking === "submit" ? <SubmitDialog onClose={close} /> : null}
      {asking === "cancel-review" ? <CancelReviewDialog onClose={close} /> : null}
      {asking === "community" ? <LazyCommunityDialog onClose={close} /> : null}
      {asking === "discard" ? <DiscardDialog onClose={close} /> : null}
    </>
  );
}
