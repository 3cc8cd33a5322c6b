import { useUi } from "./useUi.ts";

/** A function that says a sentence through the page's one polite live region. */
export function useAnnounce(): (text: string) => void {
  return useUi().announce;
}
