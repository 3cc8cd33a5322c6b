import type { Clock } from "../../ports.ts";

/** Milliseconds without a byte going out, after which a transfer is stuck. */
const SENDING_LIMIT = 30_000;
/** Milliseconds without an answer once every byte is out: a server may digest them first (uploads, 14). */
const ANSWER_LIMIT = 300_000;
/** Bytes that a server is trusted to digest in a second. */
const DIGESTED_A_SECOND = 10_000_000;
/** Later than this a timer shows that the machine slept, or the page was throttled: its silence proves nothing once. */
const SLEEP = 30_000;

/** Watches one transfer, from the moment it is sent. */
export interface Watchdog {
  /** Bytes are out, so many in all. */
  progressed(sent: number): void;
  stop(): void;
}

/**
 * Tells of a transfer that is stuck: no byte went out for half a minute, or no answer came for five (more for large
 * bodies) after the last one. Each earlier stall of the file doubles the patience, up to eight times. A transport that
 * tells no progress is given the longer limit from its start.
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
  const patience = Math.min(8, 2 ** stalls);
  const answerLimit = Math.max(ANSWER_LIMIT, (bytes / DIGESTED_A_SECOND) * 1000) * patience;
  let isSending = tellsProgress && bytes > 0;
  let heardAt = clock.now();
  let isExcused = false;
  let stopTimer = (): void => undefined;
  const limit = (): number => (isSending ? SENDING_LIMIT * patience : answerLimit);
  const arm = (wait: number): void => {
    const due = clock.now() + wait;
    stopTimer = clock.after(wait, () => {
      const now = clock.now();
      if (now - due > SLEEP && !isExcused) {
        isExcused = true;
        heardAt = now;
      }
      // A clock that was set back must not make it wait for ever.
      heardAt = Math.min(heardAt, now);
      const left = limit() - (now - heardAt);
      if (left > 0) arm(left);
      else onStalled();
    });
  };
  arm(limit());
  return {
    progressed(sent) {
      heardAt = clock.now();
      isExcused = false;
      if (!isSending || sent < bytes) return;
      isSending = false;
      stopTimer();
      arm(limit());
    },
    stop: () => stopTimer(),
  };
}
