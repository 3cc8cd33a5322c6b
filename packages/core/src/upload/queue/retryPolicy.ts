import type { Failure } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import type { NextAttempt } from "./state.ts";
import type { QueueDraft } from "./QueueDraft.ts";

/** How long a request that failed without a network waits before it tries all the same, milliseconds. */
const OFFLINE_PROBE = 30_000;

/** Whether a request that failed so may all the same have had its effect: then the server is asked, nothing is repeated. */
export const isOutcomeUnknown = ({ kind }: Failure): boolean =>
  kind === "no-response" || kind === "server" || kind === "unexpected-answer" || kind === "cancelled";

/** What a fault of the program is told as, so that its file ends in a state one can act on; the fault itself is logged. */
export const internalFailure: Failure = {
  kind: "unexpected-answer",
  request: { method: "", url: "" },
  status: 0,
  message: "",
};

/** A failure of a request, as what went wrong with its file. */
export const requestFailure = (failure: Failure): UploadFailure => ({ kind: "request", failure });

/** Whether the same may work a little later. */
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
      // Of two files of a draft that are deleted at one time, the platform refuses one, and as if it were not valid.
      if (reason.kind === "refused" && reason.status === 400 && reason.request.method === "DELETE") return true;
      if (isOutcomeUnknown(reason) || reason.kind === "rate-limited" || reason.kind === "csrf") return true;
      return reason.kind === "state-conflict" || (reason.kind === "refused" && reason.status === 408);
    }
    default:
      return false;
  }
}

/** Whether the network may be to blame, rather than the server: also for a draft without which no upload could begin. */
export function isNetworkFailure(failure: UploadFailure): boolean {
  const kind = failure.kind === "request" ? failure.failure.kind : failure.kind;
  return ["no-response", "stalled", "store-unreachable", "draft-not-saved"].includes(kind);
}

/** The platform tells whole seconds, rounded down: coming right then may be too early. Milliseconds. */
const ROUNDED_OFF = 1000;

/** Milliseconds that the server wants to be left alone; `null` where it said nothing. */
function askedFor(failure: UploadFailure): number | null {
  if (failure.kind !== "request") return null;
  const { failure: reason } = failure;
  if (reason.kind !== "rate-limited" && reason.kind !== "server") return null;
  return reason.retryAfter === undefined ? null : reason.retryAfter + ROUNDED_OFF;
}

/** A pause before a new try, which may be varied by chance, and whether the try counts. */
export interface Delay {
  readonly milliseconds: number;
  readonly varied: boolean;
  readonly counts: boolean;
}

/** How long to wait before a new try; `null` where it has been tried often enough, or would be of no use. */
export function nextDelay(queue: QueueDraft, tries: number, failure: UploadFailure): Delay | null {
  if (!isTransient(failure)) return null;
  // Time without a network is nobody's failure (uploads, rule 7).
  if (queue.isOffline && isNetworkFailure(failure))
    return { milliseconds: OFFLINE_PROBE, varied: false, counts: false };
  const delay = queue.rules.retryDelays[tries];
  if (delay === undefined) return null;
  const asked = askedFor(failure);
  // A pause that the server asks for is its pace, and nobody's failure.
  if (asked !== null && failure.kind === "request" && failure.failure.kind === "rate-limited")
    return { milliseconds: asked, varied: false, counts: false };
  return { milliseconds: asked ?? delay, varied: asked === null && delay > 0, counts: true };
}

/** Does something again after a pause; its row shows why it waits, from its announcement to the server's last word. */
export function backOff(
  queue: QueueDraft,
  name: string,
  failure: UploadFailure,
  next: NextAttempt,
  { milliseconds, varied }: Delay,
): void {
  queue.request(name, { kind: "backing-off", next, failure }, { kind: "wait", milliseconds, varied });
  const phase = queue.get(name)?.entry.phase;
  if (milliseconds === 0) return;
  if (phase?.kind === "uploading") queue.show(name, { ...phase, bytesPerSecond: null, delay: failure });
  else if (phase?.kind === "pending" || phase?.kind === "finishing") queue.show(name, { ...phase, delay: failure });
}

/**
 * Does something again after a pause, as often as the delays allow (specification 9: 0, 1000, 3000, 5000 ms);
 * `giveUp` is what happens when that was not enough, or would be of no use.
 */
export function retry(
  queue: QueueDraft,
  name: string,
  failure: UploadFailure,
  again: NextAttempt,
  giveUp: () => void = () => queue.fail(name, failure),
): void {
  const file = queue.get(name);
  if (file === undefined) return;
  const next = nextDelay(queue, file.tries, failure);
  if (next === null) return giveUp();
  queue.change(name, { tries: next.counts ? file.tries + 1 : file.tries });
  backOff(queue, name, failure, again, next);
}

/** The pause of a file is over. */
export function resume(queue: QueueDraft, name: string, next: NextAttempt): void {
  if (next.kind === "request") return queue.request(name, next.step, next.request);
  if (next.kind === "deletion") {
    queue.change(name, { step: { kind: "pending-delete", draft: next.draft }, token: 0 });
    return next.draft === null ? queue.enqueue("removals", [name]) : queue.enqueueFirst("removals", [name]);
  }
  queue.request(name, { kind: "awaiting-draft" }, { kind: "get-draft" });
}
