import { useEffect } from "react";
import { loadLazyParts } from "./loadLazyParts.ts";
import { whenIdle } from "./whenIdle.ts";

/** Milliseconds after which the late parts are fetched where a browser cannot tell that it is idle. */
const SOON = 1000;

/**
 * Fetches the late parts once the page is drawn and the browser has nothing else to do, so that a dialog opens with the
 * press, and also when the connection is gone by then. Where the reader asks to save data they come when they are needed.
 */
export function useLazyPartsWhenIdle(): void {
  useEffect(() => (savesData() ? undefined : whenIdle(() => void loadLazyParts(), SOON)), []);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}
