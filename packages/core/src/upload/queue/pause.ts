import { pauseTask } from "../stages/send.ts";
import type { QueueDraft } from "./QueueDraft.ts";

/** Stops what sends bytes, or is about to. What ends by itself soon is let, and held where bytes are to go once more after it. */
function pause(queue: QueueDraft, name: string): void {
  const file = queue.get(name);
  if (file === undefined || file.isRemoving) return;
  const { step, onServer } = file;
  const isSent = onServer.kind === "entry" && onServer.sentAll;
  switch (step.kind) {
    case "waiting":
    case "sending":
    case "parts":
      return pauseTask(queue, name);
    case "awaiting-draft":
    case "restoring":
    case "backing-off":
    case "looking-up":
      return isSent ? queue.change(name, { pauseRequested: true }) : pauseTask(queue, name);
    case "initializing":
    case "batched":
    case "deleting":
    case "pending-delete":
    case "committing":
    case "reading-back":
    case "polling":
    case "verifying":
      // Their answer is awaited; the bytes after it are not sent.
      return queue.change(name, { pauseRequested: true });
    case "idle":
    case "paused":
      return;
    default:
      return step satisfies never;
  }
}

/** The person holds files: bytes stop, what was sent of parts is kept, what has all its bytes is let finish. */
export function pauseFiles(queue: QueueDraft, names: readonly string[] | "all"): void {
  for (const name of names === "all" ? queue.names() : names) pause(queue, name);
}

/** The person lets files go on: they wait for their turn. */
export function resumeFiles(queue: QueueDraft, names: readonly string[] | "all"): void {
  const waiting: string[] = [];
  for (const name of names === "all" ? queue.names() : names) {
    const file = queue.get(name);
    if (file?.pauseRequested === true) queue.change(name, { pauseRequested: false });
    if (file?.step.kind !== "paused") continue;
    queue.change(name, { step: { kind: "waiting" }, tries: 0, sendTries: 0 });
    queue.show(name, { kind: "pending" });
    waiting.push(name);
  }
  queue.enqueue("waiting", waiting);
}
