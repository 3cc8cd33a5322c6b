import { useEffect, useState } from "react";
import { whenIdle } from "../../ui/lazy/whenIdle.ts";

/**
 * Returns whether the browser has been idle once since the first render. Slow work can wait for it. In a browser without
 * `requestIdleCallback` it is true one task after the first render.
 */
export function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => whenIdle(() => setHasBeenIdle(true), 0), []);
  return hasBeenIdle;
}
