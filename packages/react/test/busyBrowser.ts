import { vi } from "vitest";

/** A browser that is idle when a test says so. */
export interface BusyBrowser {
  /** How many wait for it to be idle. */
  readonly waiting: () => number;
  /** Lets it be idle until nobody waits for it any more; answers how often somebody did. */
  readonly rest: (run?: (callback: () => void) => Promise<void>) => Promise<number>;
}

/** Stubs `requestIdleCallback`, until `vi.unstubAllGlobals`. */
export function busyBrowser(): BusyBrowser {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    waiting.set((last += 1), callback);
    return last;
  });
  vi.stubGlobal("cancelIdleCallback", (request: number) => waiting.delete(request));
  return {
    waiting: () => waiting.size,
    async rest(run = async (callback) => callback()) {
      let rested = 0;
      for (const [request, callback] of waiting) {
        waiting.delete(request);
        await run(callback);
        rested += 1;
      }
      return rested;
    },
  };
}
