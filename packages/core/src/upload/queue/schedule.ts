import { isBatchInit } from "../stages/batchInit.ts";
import { deleteFromServer } from "../stages/remove.ts";
import { startNextPart } from "../stages/sendParts.ts";
import type { QueueDraft } from "./QueueDraft.ts";
import { getDraft } from "./retry.ts";
import type { UploadTask } from "./state.ts";

/** Starts what may start: deletions, then parts of files that are being sent, then waiting files in their order. */
export function fillSlots(queue: QueueDraft): void {
  const tasks = queue.active().flatMap((name) => {
    const task = queue.get(name);
    return task === undefined ? [] : [{ name, task }];
  });
  let free = queue.slots() - tasks.reduce((sum, { task }) => sum + slotsOf(task), 0);
  startDeletions(queue, tasks);
  for (const { name, task } of tasks) {
    if (task.step.kind !== "parts") continue;
    // A part that the server has already takes no slot, so that the slots are counted again each time.
    for (let before = task; free > 0 && startNextPart(queue, name);) {
      const after = queue.get(name);
      if (after === undefined) break;
      free -= slotsOf(after) - slotsOf(before);
      before = after;
    }
  }
  // While a batch is initialized, files behind it wait.
  const isHeldUp = tasks.some(({ task }) => isBatchInit(task));
  const fits = ({ onServer }: UploadTask): boolean => !isHeldUp || onServer.kind !== "nothing";
  while (free > 0) {
    const name = queue.dequeue("waiting", "waiting", fits);
    if (name === undefined) return;
    getDraft(queue, name);
    free -= 1;
  }
}

/** Returns the requests that a file takes up. The deletion of a file that the user removes takes none. */
function slotsOf({ step, isRemoving, parts }: UploadTask): number {
  switch (step.kind) {
    case "idle":
    case "waiting":
    case "batched":
    case "paused":
    case "polling":
      return 0;
    case "parts": {
      const refresh = parts?.refresh.kind;
      return (parts?.active.length ?? 0) + (refresh === "requested" || refresh === "backing-off" ? 1 : 0);
    }
    case "initializing":
    case "committing":
      return 1;
    case "awaiting-draft":
    case "restoring":
    case "looking-up":
    case "sending":
    case "reading-back":
    case "verifying":
    case "pending-delete":
    case "deleting":
    case "backing-off":
      return isRemoving ? 0 : 1;
    default:
      return step satisfies never;
  }
}

/**
 * Starts the next deletion. Of a draft's files that are deleted at a time the platform deletes one and refuses the others.
 * A deletion that waits for its next attempt holds up none, until there are as many as `concurrency`.
 */
function startDeletions(queue: QueueDraft, tasks: readonly { readonly task: UploadTask }[]): void {
  const backingOff = tasks.filter(({ task }) => task.isRemoving && task.step.kind === "backing-off");
  if (tasks.some(({ task }) => isBeingDeleted(task)) || backingOff.length >= queue.rules.concurrency) return;
  for (;;) {
    const name = queue.dequeue("removals", "pending-delete");
    if (name === undefined) return;
    deleteFromServer(queue, name);
    const task = queue.get(name);
    if (task !== undefined && isBeingDeleted(task)) return;
  }
}

/** Whether a request of the file is one of those that delete it. */
function isBeingDeleted({ step, isRemoving }: UploadTask): boolean {
  if (step.kind === "deleting") return true;
  if (step.kind === "reading-back") return step.after === "delete" || step.after === "removal";
  return isRemoving && step.kind === "looking-up";
}
