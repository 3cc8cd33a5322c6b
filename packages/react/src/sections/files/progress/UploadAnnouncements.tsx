import type { UploadTotals } from "./uploadTotals.ts";
import { useUploadAnnouncements } from "./useUploadAnnouncements.ts";

/** Says how the uploads go; draws nothing. `null` where nothing was uploaded since the page was opened. */
export function UploadAnnouncements({ totals }: { readonly totals: UploadTotals | null }) {
  useUploadAnnouncements(totals);
  return null;
}
