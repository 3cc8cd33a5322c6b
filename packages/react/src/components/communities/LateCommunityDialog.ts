import { lateDialog } from "../../ui/lateDialog.tsx";

/** The choice of a community, fetched when it is asked for. */
export const LateCommunityDialog = lateDialog(async () => (await import("./CommunityDialog.tsx")).CommunityDialog);
