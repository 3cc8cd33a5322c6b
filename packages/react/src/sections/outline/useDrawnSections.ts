import { useMemo, useSyncExternalStore } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import type { DrawnCard } from "./drawnSections.ts";
import { nothingDrawn, watchDrawnSections } from "./watchDrawnSections.ts";

/** The cards and sections that are on the page now; none before the page is drawn, as on a server. */
export function useDrawnSections(): readonly DrawnCard[] {
  const { root, idPrefix } = useDepositContext();
  const view = useMemo(() => watchDrawnSections(root, idPrefix), [root, idPrefix]);
  return useSyncExternalStore(view.subscribe, view.read, () => nothingDrawn);
}
