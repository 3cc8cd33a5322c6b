import type { Clock } from "../../ports.ts";
import { patienceAfter } from "../queue/retryPolicy.ts";

/** Milliseconds without a byte sent after which a transfer has stalled. */
const SENDING_LIMIT = 30_000;
/** Milliseconds without an answer after the last byte. A server may digest the bytes first (docs/platform/uploads.md 5.14). */
const ANSWER_LIMIT = 300_000;
/** Bytes that a server is expected to digest in a second. */
const DIGESTED_PER_SECOND = 10_000_000;
/** Milliseconds by which a timer may be late. Beyond that the machine slept or the page was throttled. */
const SLEEP = 30_000;

/** Watches one transfer from the moment it is sent. */
export interface Watchdog {
  /** `sent` bytes are out. */
  progressed(sent: number): void;
  stop(): void;
}

/**
 * Calls `onStalled` when a transfer is stuck: no byte for half a minute, or no answer for five minutes after the last byte.
 * Large bodies get more time for their answer, and each earlier stall of the file doubles all limits, up to eight times.
 * A transport without progress gets the time of an answer from its start.
 */
export function watch(
  clock: Clock,
  {
    bytes,
    stalls,
    tellsProgress,
  }: { readonly bytes: number; readonly stalls: number; readonly tellsProgress: boolean },
  onStalled: () => void,
): Watchdog {
  const patience = patienceAfter(stalls);
  const answerLimit = Math.max(ANSWER_LIMIT, (bytes / DIGESTED_PER_SECOND) * 1000) * patience;
  let isSending = tellsProgress && bytes > 0;
  let lastSign = clock.now();
  let isExcused = false;
  let stopTimer = (): void => undefined;
  const limit = (): number => (isSending ? SENDING_LIMIT * patience : answerLimit);
  const arm = (wait: number): void => {
    const due = clock.now() + wait;
    stopTimer = clock.after(wait, () => {
      const now = clock.now();
      // The silence of a machine that slept proves nothing, once.
      if (now - due > SLEEP && !isExcused) {
        isExcused = true;
        lastSign = now;
      }
      // A clock that was set back must not prolong the limit.
      lastSign = Math.min(lastSign, now);
      const left = limit() - (now - lastSign);
      if (left > 0) arm(left);
      else onStalled();
    });
  };
  arm(limit());
  return {
    progressed(sent) {
      lastSign = clock.now();
      isExcused = false;
      if (!isSending || sent < bytes) return;
      isSending = false;
      stopTimer();
      arm(limit());
    },
    stop: () => stopTimer(),
  };
}
