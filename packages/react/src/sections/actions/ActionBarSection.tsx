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

/**
 * Buttons to save, preview, delete, publish, submit, change the community, cancel the review or create a new version. They
 * form a card in the side column, or a sticky bar on a phone. Actions that cannot be undone open a dialog first.
 */
export function ActionBarSection() {
  const { open, show, close } = useDialog("actions");
  const dialog = open?.dialog;
  const Bar = useIsNarrow() ? ActionStrip : ActionCard;
  return (
    <>
      <Bar onOpen={(name) => show(name)} />
      {dialog === "publish" || dialog === "publish-without-community" ? (
        <PublishDialog onClose={close} withoutCommunity={dialog === "publish-without-community"} />
      ) : null}
      {dialog === "submit" ? <SubmitDialog onClose={close} /> : null}
      {dialog === "cancel-review" ? <CancelReviewDialog onClose={close} /> : null}
      {dialog === "community" ? <LazyCommunityDialog onClose={close} /> : null}
      {dialog === "discard" ? <DiscardDialog onClose={close} /> : null}
    </>
  );
}
