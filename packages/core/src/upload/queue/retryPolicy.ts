import type { Failure } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";

// Everything that decides about repeating failed work is in this file: what is repeated, after which pause, how often, and
// how many requests run at a time meanwhile. `retry.ts` carries it out.

/** A pause before the next attempt, and whether that attempt counts against the limit. */
export interface Delay {
  readonly milliseconds: number;
  /** Whether chance varies the pause. */
  readonly varied: boolean;
  readonly counts: boolean;
}

/** Decides whether, when and how often failed work is repeated (docs/platform/uploads.md 2.7). */
export interface RetryPolicy {
  /** Returns whether the same request may succeed a little later. */
  readonly isTransient: (failure: UploadFailure) => boolean;
  /** Returns the pause before the next attempt, or `null` to give up. `failures` counts earlier failures in a row. */
  readonly delay: (failure: UploadFailure, failures: number, isOffline: boolean) => Delay | null;
  /** Varies a pause by chance (`random`, 0 to 1), so that pages that failed together do not return together. */
  readonly jitter: (milliseconds: number, random: number) => number;
  /** How often one request is repeated. */
  readonly maxRetries: number;
  /** How often a file is sent again from its start after the server lost it. */
  readonly maxRestarts: number;
}

/** Milliseconds between two attempts while there is no network. */
export const OFFLINE_DELAY = 30_000;
/** Milliseconds after which the network is probed for a file that got no answer: its last request may have met the very end. */
export const FIRST_PROBE_DELAY = 1000;
/** Milliseconds that are added to `Retry-After`: the platform rounds its seconds down. */
const ROUNDED_OFF = 1000;
/** Bytes of net progress that start a new count of failures. */
const NET_PROGRESS = 2 ** 20;

/** Creates the policy that waits `delays` (milliseconds) before the first retry, the second, and so on. */
export function createRetryPolicy(delays: readonly number[]): RetryPolicy {
  return {
    isTransient,
    delay(failure, failures, isOffline) {
      if (!isTransient(failure)) return null;
      // Time without a network counts for nothing.
      if (isOffline && isNetworkFailure(failure)) return { milliseconds: OFFLINE_DELAY, varied: false, counts: false };
      const delay = delays[failures];
      if (delay === undefined) return null;
      const asked = retryAfterOf(failure);
      // A rate limit sets the pace of the server. It is no failure.
      if (asked !== null && isRateLimit(failure)) return { milliseconds: asked, varied: false, counts: false };
      return { milliseconds: asked ?? delay, varied: asked === null && delay > 0, counts: true };
    },
    jitter: (milliseconds, random) => milliseconds * (0.5 + random),
    maxRetries: delays.length,
    maxRestarts: 2,
  };
}

function isTransient(failure: UploadFailure): boolean {
  switch (failure.kind) {
    case "stalled":
    case "transfer-refused":
    case "checksum-mismatch":
    case "link-expired":
    case "store-unreachable":
      return true;
    case "request": {
      const { failure: reason } = failure;
      // Of two files of a draft that are deleted at a time, the platform refuses one with 400 (docs/platform/files.md 9).
      if (reason.kind === "refused" && reason.status === 400 && reason.request.method === "DELETE") return true;
      if (isOutcomeUnknown(reason) || reason.kind === "rate-limited" || reason.kind === "csrf") return true;
      return reason.kind === "state-conflict" || (reason.kind === "refused" && reason.status === 408);
    }
    default:
      return false;
  }
}

const isRateLimit = (failure: UploadFailure): boolean =>
  failure.kind === "request" && failure.failure.kind === "rate-limited";

/** Returns the pause that the server asks for, in milliseconds, or `null` if it asks for none. */
function retryAfterOf(failure: UploadFailure): number | null {
  if (failure.kind !== "request") return null;
  const { failure: reason } = failure;
  if (reason.kind !== "rate-limited" && reason.kind !== "server") return null;
  return reason.retryAfter === undefined ? null : reason.retryAfter + ROUNDED_OFF;
}

/** Whether the server may have done what a failed request asked for. The entry is then read back, and nothing is repeated. */
export const isOutcomeUnknown = ({ kind }: Failure): boolean =>
  kind === "no-response" || kind === "server" || kind === "unexpected-answer" || kind === "cancelled";

/** Whether the network may be the cause. A draft that could not be saved counts: without it no upload can begin. */
export function isNetworkFailure(failure: UploadFailure): boolean {
  const kind = failure.kind === "request" ? failure.failure.kind : failure.kind;
  return ["no-response", "stalled", "store-unreachable", "draft-not-saved"].includes(kind);
}

/** Attempts to send the same bytes: a whole file or one part. */
export interface TransferAttempts {
  /** Failures in a row without net progress. */
  readonly transfers: number;
  /** Bytes that the furthest attempt sent. */
  readonly furthest: number;
}

/** What was tried for one file since the user last asked for it. */
export interface Attempts extends TransferAttempts {
  /** Failed requests in a row. */
  readonly requests: number;
  /** How often the file was sent again from its start because the server had lost it. */
  readonly restarts: number;
  /** Stalled transfers since the last one that succeeded. */
  readonly stalls: number;
}

/** The counters of a file that was not tried yet. */
export const noAttempts: Attempts = { requests: 0, transfers: 0, furthest: 0, restarts: 0, stalls: 0 };

/** Returns the counter after a failure. */
export const countedFailure = (failures: number, { counts }: Delay): number => failures + Number(counts);

/** Returns the attempts after `sent` bytes went out. Net progress starts a new count. */
export function afterProgress<Value extends TransferAttempts>(attempts: Value, sent: number): Value {
  return sent < attempts.furthest + NET_PROGRESS ? attempts : { ...attempts, furthest: sent, transfers: 0 };
}

/** Returns how many requests may run at a time after a stall: half as many (docs/platform/uploads.md 5.15). */
export const slotsAfterStall = (slots: number): number => Math.max(1, Math.floor(slots / 2));

/** Returns how many requests may run at a time after a success: one more, up to `concurrency`. */
export const slotsAfterSuccess = (slots: number, concurrency: number): number => Math.min(concurrency, slots + 1);

/** Returns the factor by which the watchdog waits longer after earlier stalls: 1 to 8. */
export const patienceAfter = (stalls: number): number => Math.min(8, 2 ** stalls);
