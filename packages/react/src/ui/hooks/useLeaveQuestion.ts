import { type RefObject, useEffect } from "react";
import { useLatest } from "./useLatest.ts";
import { useUi } from "../root/useUi.ts";

const always = (): boolean => true;

/**
 * Has the browser ask before the page is left while something would be lost by it; `isStillSo` is asked once more as the
 * page is left, this one or that of the window which the host has opened for the form (of `root`). Listens only meanwhile, since a page that listens is not kept for going back to.
 */
export function useLeaveQuestion(wouldLose: boolean, isStillSo = always, root?: RefObject<Element | null>): void {
  const { container } = useUi();
  const latest = useLatest(isStillSo);
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!latest.current()) return;
      event.preventDefault();
      event.returnValue = "";
    };
    const element = root?.current ?? container;
    const pages = [window, element?.ownerDocument.defaultView];
    for (const page of pages) page?.addEventListener("beforeunload", ask);
    return () => {
      for (const page of pages) page?.removeEventListener("beforeunload", ask);
    };
  }, [wouldLose, latest, root, container]);
}
