import type { Exchange } from "./exchange.ts";
import { isOfLine } from "./line13.ts";

/**
 * How often something is looked at, how long apart (ms), that may take a moment: the search index fills behind an answer,
 * a worker computes a checksum, a store hears that a page is gone.
 */
const [TRIES, PAUSE] = [12, 500];

/** Looks until it is as it should be, and in the end at what it is. */
export async function lookUntil<Seen>(look: () => Promise<Seen>, isReady: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await look();
  for (let tries = 1; !isReady(seen) && tries < TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    seen = await look();
  }
  return seen;
}

/** The differences between the recorded answer and the platform's, which may come a moment later: those of pace, and of an older line, are none. */
export async function playUntilAlike(
  exchange: Exchange,
  play: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const playOnce = async (): Promise<readonly string[]> =>
    (await play()).filter((difference) => !isOfPace(difference, exchange) && !isOfLine(difference));
  // What is no question is not asked again.
  return lookUntil(playOnce, (found) => found.length === 0 || exchange.request["method"] !== "GET");
}

/**
 * Whether a difference is one of pace alone: fewer seconds are left to wait, or the worker, of which the recording waited
 * to hear, was sooner done with a checksum; or, where it was sooner in the recording, is still at it after a call that
 * cannot be made again.
 */
function isOfPace(difference: string, { what, request }: Exchange): boolean {
  const [, recorded, left] = /^retry-after (\d+), was (\d+)$/.exec(difference) ?? [];
  if (recorded !== undefined && left !== undefined) return Number(left) < Number(recorded);
  // Where it is the point that it never comes, one that came is a difference.
  if (/the checksum stays/.test(what)) return false;
  return (
    /^(?:etag null|\S*\.checksum: null), was "md5:[\da-f]{32}"$/.test(difference) ||
    /^\S*\.checksum: "multipart:\S+", was "md5:[\da-f]{32}"$/.test(difference) ||
    (request["method"] === "POST" && /^\S*\.checksum: "md5:[\da-f]{32}", was "multipart:\S+"$/.test(difference)) ||
    /^\S*\.metadata: null, was \{\}$/.test(difference)
  );
}
