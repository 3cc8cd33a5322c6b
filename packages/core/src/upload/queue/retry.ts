import type { Failure } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import type { QueueDraft } from "./QueueDraft.ts";
import { type Delay, countedFailure } from "./retryPolicy.ts";
import type { NextAttempt } from "./state.ts";

/** Stands for an error of the program itself, so that its file ends in a state the user can act on. */
export const internalFailure: Failure = {
  kind: "unexpected-answer",
  request: { method: "", url: "" },
  status: 0,
  message: "",
};

/** Returns the failure of a file whose request failed. */
export const requestFailure = (failure: Failure): UploadFailure => ({ kind: "request", failure });

/** Repeats something after a pause, as often as the policy allows, then calls `giveUp`. @default fails the file */
export function retry(
  queue: QueueDraft,
  name: string,
  failure: UploadFailure,
  next: NextAttempt,
  giveUp: () => void = () => queue.fail(name, failure),
): void {
  const task = queue.get(name);
  if (task === undefined) return;
  const { requests } = task.attempts;
  const delay = queue.rules.retry.delay(failure, requests, queue.isOffline);
  if (delay === null) return giveUp();
  queue.count(name, { requests: countedFailure(requests, delay) });
  backOff(queue, name, failure, next, delay);
}

/** Waits before the next attempt. The row shows why. */
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

/** Starts the next attempt after a pause. */
export function resume(queue: QueueDraft, name: string, next: NextAttempt): void {
  switch (next.kind) {
    case "request":
      return queue.request(name, next.step, next.request);
    case "deletion":
      queue.change(name, { step: { kind: "pending-delete", draft: next.draft }, token: 0 });
      return next.draft === null ? queue.enqueue("removals", [name]) : queue.enqueueFirst("removals", [name]);
    case "restart":
      return getDraft(queue, name);
    default:
      return next satisfies never;
  }
}

/** Asks for the draft, the first step of sending a file. */
export function getDraft(queue: QueueDraft, name: string): void {
  queue.request(name, { kind: "awaiting-draft" }, { kind: "get-draft" });
}
