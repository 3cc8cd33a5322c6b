import { isGone } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import { pauseTask } from "../queue/pause.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";
import { backOff, getDraft } from "../queue/retry.ts";
import { afterProgress, countedFailure, slotsAfterStall, slotsAfterSuccess } from "../queue/retryPolicy.ts";
import type { SendOutcome, UploadTask } from "../queue/state.ts";

/** Sends a whole file from its start. */
export function sendWhole(queue: QueueDraft, name: string): void {
  const task = queue.get(name);
  if (task === undefined) return;
  if (task.pauseRequested) return pauseTask(queue, name);
  if (task.file === null) return queue.fail(name, { kind: "unreadable" });
  const { file, entry, onServer, attempts } = task;
  if (onServer.kind === "entry") queue.change(name, { onServer: { ...onServer, isFresh: false } });
  queue.show(name, { kind: "uploading", sent: 0, bytesPerSecond: null });
  queue.request(name, { kind: "sending" }, { kind: "send", file, links: entry.links, stalls: attempts.stalls });
  queue.startChecksum(name);
}

/** Notes how far a whole file is. */
export function wholeProgressed(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  { sent, bytesPerSecond }: { readonly sent: number; readonly bytesPerSecond: number | null },
): void {
  const attempts = afterProgress(task.attempts, sent);
  if (attempts !== task.attempts) queue.change(name, { attempts });
  showProgress(queue, name, sent, bytesPerSecond);
}

/** Shows bytes that were sent. Figures never go back and never exceed the size (docs/platform/uploads.md 4). */
export function showProgress(queue: QueueDraft, name: string, bytes: number, bytesPerSecond: number | null): void {
  const task = queue.get(name);
  if (task?.entry.phase.kind !== "uploading") return;
  const { size, phase } = task.entry;
  const sent = Math.min(size, Math.max(phase.sent, bytes));
  const isOut = size > 0 && sent === size;
  // A part whose bytes are out may have to be sent again, so that a file in parts is finishing only once all are acknowledged.
  if (isOut && task.step.kind !== "parts") return queue.show(name, { kind: "finishing" });
  queue.show(name, { kind: "uploading", sent, bytesPerSecond: isOut ? null : bytesPerSecond });
}

/** A whole file was sent. After a failure its entry is deleted, and it is initialized again. */
export function wholeSent(queue: QueueDraft, name: string, task: UploadTask, outcome: SendOutcome): void {
  if (outcome.ok) {
    transferSucceeded(queue, name);
    return allSent(queue, name);
  }
  const { failure } = outcome;
  if (failure.kind === "stalled") transferStalled(queue, name);
  // The draft may be gone as well. The next init finds out.
  if (failure.kind === "request" && isGone(failure.failure)) return restart(queue, name, failure);
  const { transfers } = task.attempts;
  const delay = queue.rules.retry.delay(failure, transfers, queue.isOffline);
  if (delay === null) return queue.fail(name, failure);
  queue.count(name, { transfers: countedFailure(transfers, delay) });
  backOff(queue, name, failure, { kind: "restart" }, delay);
}

/** Bytes were acknowledged: one more request may run at a time. */
export function transferSucceeded(queue: QueueDraft, name: string): void {
  queue.setSlots(slotsAfterSuccess(queue.slots(), queue.rules.concurrency));
  if ((queue.get(name)?.attempts.stalls ?? 0) > 0) queue.count(name, { stalls: 0 });
}

/** Bytes are stuck: fewer requests run at a time, with more patience. */
export function transferStalled(queue: QueueDraft, name: string): void {
  queue.setSlots(slotsAfterStall(queue.slots()));
  queue.count(name, { stalls: (queue.get(name)?.attempts.stalls ?? 0) + 1 });
}

/** Every byte was acknowledged: asks the server to commit the file. */
export function allSent(queue: QueueDraft, name: string): void {
  const task = queue.get(name);
  if (task === undefined) return;
  const { phase, links } = task.entry;
  // The file is read to its end, also where the server had its last parts already.
  queue.readOn(name);
  queue.change(name, { onServer: { kind: "entry", links, sentAll: true } });
  queue.count(name, { requests: 0, transfers: 0, stalls: 0 });
  if (phase.kind !== "finishing") queue.show(name, { kind: "finishing" });
  queue.request(name, { kind: "committing" }, { kind: "commit", links });
}

/** The server lost the file or its parts: sends it from its start under a new entry, as often as the policy allows. */
export function restart(queue: QueueDraft, name: string, failure: UploadFailure): void {
  const task = queue.get(name);
  if (task === undefined) return;
  queue.stop(name);
  queue.stopChecksum(name);
  queue.saveForResume(name, null);
  const { attempts } = task;
  const onServer = task.onServer.kind === "entry" ? { ...task.onServer, sentAll: false } : task.onServer;
  queue.change(name, { onServer, parts: null });
  if (attempts.restarts >= queue.rules.retry.maxRestarts) return queue.fail(name, failure);
  queue.count(name, { restarts: attempts.restarts + 1, requests: 0 });
  queue.show(name, { kind: "pending" });
  getDraft(queue, name);
}
