import { deleteFromServer } from "../stages/remove.ts";
import { startNextPart } from "../stages/sendParts.ts";
import { isBatchInit } from "../stages/batchInit.ts";
import type { UploadTask } from "./state.ts";
import type { QueueDraft } from "./QueueDraft.ts";

/** Requests that a file takes up: from its turn to its end, but for the deletion of what is unwanted. */
function slotsOf({ step, isRemoving, parts }: UploadTask): number {
  switch (step.kind) {
    case "idle":
    case "waiting":
    case "batched":
    case "paused":
    case "polling":
      return 0;
    case "parts":
      return (
        (parts?.active.length ?? 0) +
        (parts?.refresh.kind === "requested" || parts?.refresh.kind === "backing-off" ? 1 : 0)
      );
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

/** Whether a request of a file is one of those that take it off the server, for good or to announce it anew. */
function isBeingRemoved({ step, isRemoving }: UploadTask): boolean {
  if (step.kind === "deleting") return true;
  if (step.kind === "reading-back") return step.after === "delete" || step.after === "removal";
  return isRemoving && step.kind === "looking-up";
}

/** Whether a file is to be deleted once more, in a moment. */
const waitsForRemoval = ({ step: { kind }, isRemoving }: UploadTask): boolean => isRemoving && kind === "backing-off";

/**
 * Whether one more may be deleted: of a draft's files that are deleted at one time the platform deletes one, and the others are
 * 400 or 500. One that waits for its next try holds up none, until there are as many as there are lanes.
 */
function mayRemove(queue: QueueDraft, files: readonly { readonly file: UploadTask }[]): boolean {
  const waiting = files.filter(({ file }) => waitsForRemoval(file));
  return !files.some(({ file }) => isBeingRemoved(file)) && waiting.length < queue.rules.concurrency;
}

/** Gives free lanes to the parts of files that are being sent, then to the files that wait, in their order. */
export function fillSlots(queue: QueueDraft): void {
  const files = queue.active().flatMap((name) => {
    const file = queue.get(name);
    return file === undefined ? [] : [{ name, file }];
  });
  let free = queue.slots() - files.reduce((sum, { file }) => sum + slotsOf(file), 0);
  for (let may = mayRemove(queue, files); may;) {
    const name = queue.dequeue("removals", "pending-delete");
    if (name === undefined) break;
    deleteFromServer(queue, name);
    const file = queue.get(name);
    may = file === undefined || !isBeingRemoved(file);
  }
  for (const { name, file } of files) {
    if (file.step.kind !== "parts") continue;
    // A part that the server has already holds no lane: what the file takes up is counted anew each time.
    for (let before = file; free > 0 && startNextPart(queue, name);) {
      const after = queue.get(name);
      if (after === undefined) break;
      free -= slotsOf(after) - slotsOf(before);
      before = after;
    }
  }
  // While many are being announced, those behind them are not sent before them.
  const isHeldUp = files.some(({ file }) => isBatchInit(file));
  const fits = ({ onServer }: UploadTask): boolean => !isHeldUp || onServer.kind !== "nothing";
  while (free > 0) {
    const name = queue.dequeue("waiting", "waiting", fits);
    if (name === undefined) return;
    queue.request(name, { kind: "awaiting-draft" }, { kind: "get-draft" });
    free -= 1;
  }
}
