import type { Exchange } from "./exchange.ts";

/** How often an answer is asked for, how long apart (ms), that the search index fills behind it, or a checksum that a worker computes. */
const [TRIES, PAUSE] = [12, 500];

/** The differences between the recorded answer and the platform's, which may come a moment later: those of pace are none. */
export async function playUntilAlike(
  exchange: Exchange,
  play: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const playOnce = async (): Promise<readonly string[]> =>
    (await play()).filter((difference) => !isOfPace(difference, exchange));
  let found = await playOnce();
  for (let tries = 1; exchange.request["method"] === "GET" && found.length > 0 && tries < TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    found = await playOnce();
  }
  return found;
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
