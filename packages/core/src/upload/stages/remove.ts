import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";
import { getDraft, requestFailure, retry } from "../queue/retry.ts";
import { isOutcomeUnknown } from "../queue/retryPolicy.ts";
import type { Answer, UploadTask } from "../queue/state.ts";
import { showServerFile } from "../queue/tasks.ts";

/** The user cancels or removes files. */
export function removeFiles(queue: QueueDraft, names: readonly string[]): void {
  enqueueRemovals(
    queue,
    names.filter((name) => markForRemoval(queue, name)),
  );
}

/** Marks a file for removal. Returns whether it can be removed now, before an answer arrives. */
function markForRemoval(queue: QueueDraft, name: string): boolean {
  const task = queue.get(name);
  if (task === undefined || task.isRemoving) return false;
  const { step, parts, entry } = task;
  queue.change(name, { isRemoving: true, pauseRequested: false, entry: { ...entry, isBeingRemoved: true } });
  queue.stopChecksum(name);
  // If this page ends before the deletion, the next one continues it (docs/platform/uploads.md 2.10).
  const mayBeOnServer = isOnServer(task) || step.kind === "initializing" || step.kind === "batched";
  if (entry.phase.kind !== "finished" && mayBeOnServer) {
    queue.saveForResume(name, { size: entry.size, partSize: parts?.partSize ?? entry.size, parts: [], unwanted: true });
    queue.change(name, { isRemovalSaved: true });
  }
  // A failed file keeps its name until it is gone.
  if (entry.phase.kind !== "finished") queue.show(name, { kind: "pending" });
  switch (step.kind) {
    case "waiting":
    case "paused":
    case "idle":
    case "verifying":
    case "awaiting-draft":
    case "restoring":
    case "sending":
    case "parts":
    case "looking-up":
    case "reading-back":
    case "polling":
    case "backing-off":
      queue.stop(name);
      return true;
    case "initializing":
    case "batched":
    case "committing":
    case "deleting":
    case "pending-delete":
      // These change the server. Only their answer shows what to delete.
      return false;
    default:
      return step satisfies never;
  }
}

const isOnServer = ({ onServer }: UploadTask): boolean => onServer.kind !== "nothing";

/** Puts one file among those to delete. */
export function enqueueRemoval(queue: QueueDraft, name: string): void {
  enqueueRemovals(queue, [name]);
}

/** Puts files among those to delete. A file of which the server has nothing goes at once. */
function enqueueRemovals(queue: QueueDraft, names: readonly string[]): void {
  const onServer = names.filter((name) => {
    const task = queue.get(name);
    if (task === undefined) return false;
    if (isOnServer(task)) return true;
    dropTask(queue, name);
    return false;
  });
  for (const name of onServer) {
    queue.change(name, { step: { kind: "pending-delete", draft: null }, token: 0 });
    queue.count(name, { requests: 0 });
  }
  queue.enqueue("removals", onServer);
}

/** Removes a file from the list. The server has nothing of it. */
function dropTask(queue: QueueDraft, name: string): void {
  const task = queue.get(name);
  if (task === undefined) return;
  // The journal knows nothing of a file that only waited.
  if (task.isRemovalSaved || task.file === null || task.plan?.type === "M") queue.saveForResume(name, null);
  queue.drop(name);
  queue.effect({ kind: "emit", event: { kind: "files-removed", keys: [task.entry.key] } });
  queue.effect({ kind: "removal-settled", name, key: task.entry.key, failure: null });
}

/** Deletes what the server has of a file whose turn has come. */
export function deleteFromServer(queue: QueueDraft, name: string): void {
  const task = queue.get(name);
  if (task === undefined) return;
  const { onServer, entry, step } = task;
  switch (onServer.kind) {
    case "entry": {
      const { links } = onServer;
      // Another tab may have completed an entry of an earlier page.
      if (onServer.fromEarlierPage === true && task.isRemoving && task.file === null)
        return queue.request(name, { kind: "reading-back", after: "removal" }, { kind: "read", links });
      const draft = step.kind === "pending-delete" && !task.isRemoving ? step.draft : null;
      return queue.request(name, { kind: "deleting", draft }, { kind: "delete", links });
    }
    case "unconfirmed": {
      const { draft } = onServer;
      return queue.request(name, { kind: "looking-up", draft, lost: null }, { kind: "find", draft, key: entry.key });
    }
    case "nothing":
      return dropTask(queue, name);
    default:
      return onServer satisfies never;
  }
}

/** An entry was read before its removal. A complete file stays, because the user removed one that had failed. */
export function removalChecked(queue: QueueDraft, name: string, task: UploadTask, server: ServerFile): void {
  const { entry, onServer, isRemovalSaved } = task;
  if (server.status !== "completed") {
    if (onServer.kind === "entry") queue.change(name, { onServer: { ...onServer, fromEarlierPage: false } });
    return deleteFromServer(queue, name);
  }
  if (isRemovalSaved) queue.saveForResume(name, null);
  showServerFile(queue, name, server);
  queue.effect({ kind: "removal-settled", name, key: entry.key, failure: null });
}

/** The deletion was answered. An entry that does not exist counts as deleted (docs/platform/product.md 7.2). */
export function deleteAnswered(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  draft: RecordLinks | null,
  answer: Answer<null>,
): void {
  if (answer.ok || isGone(answer.failure)) return deleted(queue, name, draft);
  const { failure } = answer;
  const { onServer } = task;
  if (onServer.kind !== "entry") return removalFailed(queue, name, failure);
  const { links } = onServer;
  if (isOutcomeUnknown(failure))
    return queue.request(name, { kind: "reading-back", after: "delete", failure, draft }, { kind: "read", links });
  retry(queue, name, requestFailure(failure), { kind: "deletion", draft }, () => removalFailed(queue, name, failure));
}

/** The server has nothing of the file any more. With a `draft` the file is initialized again, unless the user removed it. */
export function deleted(queue: QueueDraft, name: string, draft: RecordLinks | null): void {
  const task = queue.get(name);
  if (task === undefined) return;
  queue.change(name, { onServer: { kind: "nothing" } });
  queue.count(name, { requests: 0 });
  if (task.isRemoving || draft === null) return dropTask(queue, name);
  getDraft(queue, name);
}

/** The server did not delete the file. It stays in the list, finished or failed as before. */
export function removalFailed(queue: QueueDraft, name: string, failure: Failure): void {
  const task = queue.get(name);
  if (task === undefined) return;
  const { entry } = task;
  const reason = requestFailure(failure);
  queue.effect({ kind: "log", message: `The file "${entry.key}" was not deleted.`, detail: failure });
  queue.change(name, { entry: { ...entry, isBeingRemoved: false } });
  if (entry.phase.kind === "finished") {
    queue.change(name, { step: { kind: "idle" }, token: 0, isRemoving: false });
    queue.show(name, { kind: "finished" });
  } else {
    queue.fail(name, reason);
  }
  if (task.isRemoving) queue.effect({ kind: "removal-settled", name, key: entry.key, failure: reason });
}

/** The user wants a file that was to be removed, by this page or an earlier one. */
export function cancelRemoval(queue: QueueDraft, name: string): void {
  const task = queue.get(name);
  if (task === undefined) return;
  if (!task.isRemovalSaved) return queue.effect({ kind: "cancel-removal", key: task.entry.key });
  queue.saveForResume(name, null);
  queue.change(name, { isRemovalSaved: false });
}
