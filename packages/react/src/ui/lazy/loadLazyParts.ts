import { lazyParts } from "./lazyPart.ts";

/**
 * Fetches every late part that was put off so far, and those that they put off in turn, one after the other. What cannot
 * be fetched is left: it is tried again where it is needed.
 */
export async function loadLazyParts(): Promise<void> {
  // A part that arrives may add to the set; the loop comes to those, too.
  for (const part of lazyParts) await part.load();
}
