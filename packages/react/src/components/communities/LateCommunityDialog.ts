import { stagedDialog } from "../../ui/late/lateDialog.tsx";
import { withLateWords } from "../../i18n/lateWords.ts";

/** The choice of a community, fetched when it is asked for. */
export const LateCommunityDialog = stagedDialog(
  async () => (await withLateWords(import("./CommunityDialog.tsx"))).CommunityDialog,
);
