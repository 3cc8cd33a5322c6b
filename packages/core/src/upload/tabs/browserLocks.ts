import type { Locks } from "../../ports.ts";

/** The browser's Web Locks. Where there are none, as in Node or without HTTPS, every lock is granted. */
export const browserLocks: Locks = {
  hold(name) {
    // The type promises more than Node and insecure pages have.
    const locks: LockManager | undefined = globalThis.navigator?.locks;
    if (locks === undefined) return Promise.resolve(() => undefined);
    return new Promise((resolve, reject) => {
      const held = locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      });
      held.catch(reject);
    });
  },
  async whenFree(name, signal) {
    // Shared, so that all tabs that wait get it at once.
    await globalThis.navigator?.locks?.request(name, { mode: "shared", signal }, () => undefined);
  },
  onReturn(listener, signal) {
    if (!("document" in globalThis)) return;
    const { document } = globalThis;
    const onVisible = (): void => {
      if (document.visibilityState === "visible") listener();
    };
    document.addEventListener("visibilitychange", onVisible, { signal });
    // Two windows side by side are both visible.
    globalThis.addEventListener("focus", onVisible, { signal });
  },
};
