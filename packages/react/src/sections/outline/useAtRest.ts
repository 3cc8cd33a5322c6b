import { useEffect, useState } from "react";
import { whenIdle } from "../../ui/lazy/whenIdle.ts";

/**
 * Whether the page has been drawn and the browser had nothing else to do since then, so that what takes a while does not keep
 * anybody from typing. True a task after the first drawing where a browser cannot tell that it is idle.
 */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true), 0), []);
  return isAtRest;
}
