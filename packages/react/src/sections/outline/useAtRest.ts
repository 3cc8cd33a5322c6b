import { useEffect, useState } from "react";

/** Milliseconds after which a page that is never idle counts as at rest all the same. */
const LONGEST = 1000;

/**
 * Whether the page has been drawn and the browser had nothing else to do since then, so that what takes a while does not keep
 * anybody from typing. True right after the first drawing where a browser cannot tell that it is idle.
 */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = (): void => setAtRest(true);
    if (typeof requestIdleCallback !== "function") return rest();
    const request = requestIdleCallback(rest, { timeout: LONGEST });
    return () => cancelIdleCallback(request);
  }, []);
  return isAtRest;
}
