import { bytesSent } from "./parts.ts";
import type { QueueDraft } from "./QueueDraft.ts";

/** Pauses files: bytes stop, parts that arrived are kept, and a file whose bytes have all arrived may finish. */
export function pauseFiles(queue: QueueDraft, names: readonly string[] | "all"): void {
  for (const name of names === "all" ? queue.names() : names) pause(queue, name);
}

function pause(queue: QueueDraft, name: string): void {
  const task = queue.get(name);
  if (task === undefined || task.isRemoving) return;
  const { step, onServer } = task;
  const hasSentAll = onServer.kind === "entry" && onServer.sentAll;
  switch (step.kind) {
    case "waiting":
    case "sending":
    case "parts":
      return pauseTask(queue, name);
    case "awaiting-draft":
    case "restoring":
    case "backing-off":
    case "looking-up":
      return hasSentAll ? queue.change(name, { pauseRequested: true }) : pauseTask(queue, name);
    case "initializing":
    case "batched":
    case "deleting":
    case "pending-delete":
    case "committing":
    case "reading-back":
    case "polling":
    case "verifying":
      // Their answer is awaited. The file pauses when it would send bytes after it.
      return queue.change(name, { pauseRequested: true });
    case "idle":
    case "paused":
      return;
    default:
      return step satisfies never;
  }
}

/** Pauses a file that sends bytes, or is about to. */
export function pauseTask(queue: QueueDraft, name: string): void {
  const task = queue.get(name);
  if (task === undefined) return;
  queue.stop(name);
  queue.change(name, { step: { kind: "paused" }, pauseRequested: false });
  const { parts, entry } = queue.get(name) ?? task;
  queue.show(name, { kind: "paused", sent: parts === null ? 0 : bytesSent(parts, entry.size) });
}

/** Resumes files: those that pause wait for their turn. */
export function resumeFiles(queue: QueueDraft, names: readonly string[] | "all"): void {
  const waiting: string[] = [];
  for (const name of names === "all" ? queue.names() : names) {
    const task = queue.get(name);
    if (task?.pauseRequested === true) queue.change(name, { pauseRequested: false });
    if (task?.step.kind !== "paused") continue;
    queue.change(name, { step: { kind: "waiting" } });
    queue.count(name, { requests: 0, transfers: 0 });
    queue.show(name, { kind: "pending" });
    waiting.push(name);
  }
  queue.enqueue("waiting", waiting);
}
