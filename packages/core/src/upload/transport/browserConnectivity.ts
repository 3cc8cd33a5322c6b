import type { Connectivity } from "../../ports.ts";

/** The browser's report on its network. Elsewhere, as in Node, there always is one. */
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
