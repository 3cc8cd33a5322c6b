import { outletDialog } from "../../ui/lazy/lazyDialog.tsx";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

/** The choice of a community, fetched when it is asked for. */
export const LazyCommunityDialog = outletDialog(
  async () => (await withLazyMessages(import("./CommunityDialog.tsx"))).CommunityDialog,
);
