import type { Locks } from "../../ports.ts";

/** The browser's locks (Web Locks); where there are none, as in Node or in a page without HTTPS, nothing is held. */
export const browserLocks: Locks = {
  hold(name) {
    // The type promises more than insecure pages and Node have.
    const locks: LockManager | undefined = globalThis.navigator?.locks;
    if (locks === undefined) return Promise.resolve(() => undefined);
    return new Promise((resolve, reject) => {
      const held = locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((letGo) => resolve(letGo));
      });
      held.catch(reject);
    });
  },
  async whenFree(name, signal) {
    // Shared, so that all pages that wait learn it at once.
    await globalThis.navigator?.locks?.request(name, { mode: "shared", signal }, () => undefined);
  },
  onReturn(listener, signal) {
    if (!("document" in globalThis)) return;
    const { document } = globalThis;
    const heard = (): void => {
      if (document.visibilityState === "visible") listener();
    };
    document.addEventListener("visibilitychange", heard, { signal });
    // Of two windows side by side none was hidden.
    globalThis.addEventListener("focus", heard, { signal });
  },
};
