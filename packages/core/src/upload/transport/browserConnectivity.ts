import type { Connectivity } from "../../ports.ts";

/** What the browser says of its network; elsewhere, as in Node, there is always one. */
export const browserConnectivity: Connectivity = {
  isOnline: () => globalThis.navigator?.onLine !== false,
  onChange(listener) {
    if (!("addEventListener" in globalThis)) return () => undefined;
    const online = (): void => listener(true);
    const offline = (): void => listener(false);
    globalThis.addEventListener("online", online);
    globalThis.addEventListener("offline", offline);
    return () => {
      globalThis.removeEventListener("online", online);
      globalThis.removeEventListener("offline", offline);
    };
  },
};
