import { useEffect } from "react";
import { useLatest } from "./useLatest.ts";

const always = (): boolean => true;

/**
 * Has the browser ask before the page is left while something would be lost by it; `isStillSo` is asked once more as the
 * page is left. Listens only meanwhile, since a page that listens is not kept for going back to.
 */
export function useLeaveQuestion(wouldLose: boolean, isStillSo: () => boolean = always): void {
  const latest = useLatest(isStillSo);
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!latest.current()) return;
      event.preventDefault();
      event.returnValue = "";
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [wouldLose, latest]);
}
