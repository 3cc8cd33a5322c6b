import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { useUi } from "../root/useUi.ts";

/** Has a dialog drawn on the stage instead of here. It stays there until it is closed, whatever becomes of this place. */
export function IntoDialogOutlet({ children }: { readonly children: ReactNode }) {
  const { stage } = useUi();
  useLayoutEffect(() => stage.draw(children));
  return null;
}

/** The stage itself: draws the dialog that is open. */
export function DialogOutlet() {
  const { stage } = useUi();
  return useSyncExternalStore(stage.subscribe, stage.content, stage.content);
}
