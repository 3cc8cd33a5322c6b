/** Milliseconds after which a page that is never idle has it done all the same. */
const LATEST = 1000;

/**
 * Does it once the browser has nothing else to do; where a browser cannot tell (Safari), after `otherwise` milliseconds, and
 * without them not at all. Answers the function that takes it back.
 *
 * @example useEffect(() => whenIdle(() => void loadLazyParts(), 1000), []);
 */
export function whenIdle(act: () => void, otherwise?: number): () => void {
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(act, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }
  if (otherwise === undefined) return () => undefined;
  const timer = setTimeout(act, otherwise);
  return () => clearTimeout(timer);
}
