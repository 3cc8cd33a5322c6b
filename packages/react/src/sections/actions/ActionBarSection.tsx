import { useState } from "react";
import { useIsNarrow } from "../../components/useIsNarrow.ts";
import { ActionCard } from "./ActionCard.tsx";
import { ActionStrip } from "./ActionStrip.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { PublishDialog } from "./PublishDialog.tsx";

/** What is asked before it is done. */
export type Question = "publish" | "discard";

/**
 * Save, preview, publish and delete: a card in the side column, or on a phone a bar that stays at the bottom. Publishing
 * and deleting ask first.
 */
export function ActionBarSection() {
  const [asking, setAsking] = useState<Question | null>(null);
  const close = (): void => setAsking(null);
  const Bar = useIsNarrow() ? ActionStrip : ActionCard;
  return (
    <>
      <Bar onAsk={setAsking} />
      <PublishDialog open={asking === "publish"} onClose={close} />
      <DiscardDialog open={asking === "discard"} onClose={close} />
    </>
  );
}
