import { isEqual } from "@deposit/core";
import { useContext, useEffect, useState } from "react";
import { DepositComponentsContext } from "../../components/DepositComponents.ts";
import { useIsNarrow } from "../../components/useIsNarrow.ts";
import { useDeposit } from "../../form/useDeposit.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { type DrawnCard, drawnSections } from "./drawnSections.ts";

/** The cards and sections that are on the page now; none before the page is drawn, as on a server. */
export function useDrawnSections(): readonly DrawnCard[] {
  const { root, idPrefix } = useDepositContext();
  const [cards, setCards] = useState<readonly DrawnCard[]>([]);
  // What decides about the parts of the page: asked for so that the page is read anew when they change.
  useContext(DepositComponentsContext);
  useIsNarrow();
  useDeposit((state) => state.record);
  useDeposit((state) => state.permissions);
  useEffect(() => {
    const drawn = drawnSections(root.current, idPrefix);
    setCards((before) => (isEqual(before, drawn) ? before : drawn));
  });
  return cards;
}
