import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import { showServerFile } from "../queue/tasks.ts";
import { isOutcomeUnknown, requestFailure, retry } from "../queue/retryPolicy.ts";
import type { Answer, UploadTask } from "../queue/state.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

/** Takes a file off the list: nothing of it is on the server. */
function dropTask(queue: QueueDraft, name: string): void {
  const file = queue.get(name);
  if (file === undefined) return;
  // Of one that only waited nobody has written anything.
  if (file.isRemovalSaved || file.file === null || file.plan?.type === "M") queue.saveForResume(name, null);
  queue.drop(name);
  queue.effect({ kind: "emit", event: { kind: "files-removed", keys: [file.entry.key] } });
  queue.effect({ kind: "removal-settled", name, key: file.entry.key, failure: null });
}

/** A file that was to go is wanted after all: its removal did not succeed, or was that of an earlier page. */
export function cancelRemoval(queue: QueueDraft, name: string): void {
  const file = queue.get(name);
  if (file === undefined) return;
  if (!file.isRemovalSaved) return queue.effect({ kind: "cancel-removal", key: file.entry.key });
  queue.saveForResume(name, null);
  queue.change(name, { isRemovalSaved: false });
}

/** Whether the server has, or may have, something of a file that is ours to delete. */
const isOnServer = ({ onServer }: UploadTask): boolean => onServer.kind !== "nothing";

/** Puts unwanted files among those to be deleted; one of which the server has nothing goes at once. */
function enqueueRemovals(queue: QueueDraft, names: readonly string[]): void {
  const doomed = names.filter((name) => {
    const file = queue.get(name);
    if (file === undefined) return false;
    if (isOnServer(file)) return true;
    dropTask(queue, name);
    return false;
  });
  for (const name of doomed) queue.change(name, { step: { kind: "pending-delete", draft: null }, token: 0, tries: 0 });
  queue.enqueue("removals", doomed);
}

/** Puts one unwanted file among those to be deleted. */
export function enqueueRemoval(queue: QueueDraft, name: string): void {
  enqueueRemovals(queue, [name]);
}

/** Deletes what the server has of a file whose turn to be deleted has come, as far as we know of it. */
export function deleteFromServer(queue: QueueDraft, name: string): void {
  const file = queue.get(name);
  if (file === undefined) return;
  const { onServer, entry, step } = file;
  if (onServer.kind === "entry") {
    // What is listed as unfinished from before this page, another one may have completed since.
    if (onServer.fromEarlierPage === true && file.isRemoving && file.file === null)
      return queue.request(name, { kind: "reading-back", after: "removal" }, { kind: "read", links: onServer.links });
    const draft = step.kind === "pending-delete" && !file.isRemoving ? step.draft : null;
    queue.request(name, { kind: "deleting", draft }, { kind: "delete", links: onServer.links });
  } else if (onServer.kind === "unconfirmed") {
    const { draft } = onServer;
    queue.request(name, { kind: "looking-up", draft, lost: null }, { kind: "find", draft, key: entry.key });
  } else {
    dropTask(queue, name);
  }
}

/** The server would not delete it: the file stays, as finished as it was, or failed with this reason (specification 7). */
export function removalFailed(queue: QueueDraft, name: string, failure: Failure): void {
  const file = queue.get(name);
  if (file === undefined) return;
  const reason = requestFailure(failure);
  queue.effect({ kind: "log", message: `The file "${file.entry.key}" was not deleted.`, detail: failure });
  queue.change(name, { entry: { ...file.entry, isBeingRemoved: false } });
  if (file.entry.phase.kind === "finished") {
    queue.change(name, { step: { kind: "idle" }, token: 0, isRemoving: false });
    queue.show(name, { kind: "finished" });
  } else {
    queue.fail(name, reason);
  }
  if (file.isRemoving) queue.effect({ kind: "removal-settled", name, key: file.entry.key, failure: reason });
}

/** What the server says of a file before it is removed: a complete one stays, for the person meant what had failed. */
export function removalChecked(queue: QueueDraft, name: string, file: UploadTask, server: ServerFile): void {
  const { entry, onServer, isRemovalSaved } = file;
  if (server.status !== "completed") {
    if (onServer.kind === "entry") queue.change(name, { onServer: { ...onServer, fromEarlierPage: false } });
    return deleteFromServer(queue, name);
  }
  if (isRemovalSaved) queue.saveForResume(name, null);
  showServerFile(queue, name, server);
  queue.effect({ kind: "removal-settled", name, key: entry.key, failure: null });
}

/** Takes note that a file is to go; whether it can be taken off at once. */
function markForRemoval(queue: QueueDraft, name: string): boolean {
  const file = queue.get(name);
  if (file === undefined || file.isRemoving) return false;
  const { step, parts, entry } = file;
  queue.change(name, { isRemoving: true, pauseRequested: false, entry: { ...entry, isBeingRemoved: true } });
  queue.stopChecksum(name);
  // Should the page end before the deletion does, the next one goes on with it; what is finished it would not touch.
  if (
    entry.phase.kind !== "finished" &&
    (isOnServer(file) || step.kind === "initializing" || step.kind === "batched")
  ) {
    queue.saveForResume(name, { size: entry.size, partSize: parts?.partSize ?? entry.size, parts: [], unwanted: true });
    queue.change(name, { isRemovalSaved: true });
  }
  // A failed one is no longer failed: its name is taken until it is gone.
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
      // These change the server: their answer is awaited, or we would not know what there is to delete.
      return false;
    default:
      return step satisfies never;
  }
}

/** The person cancels or removes files, wherever they stand. */
export function removeFiles(queue: QueueDraft, names: readonly string[]): void {
  enqueueRemovals(
    queue,
    names.filter((name) => markForRemoval(queue, name)),
  );
}

/** What a deletion has left: nothing. An unwanted file goes, one that is to be sent again takes its turn. */
export function deleted(queue: QueueDraft, name: string, draft: RecordLinks | null): void {
  const file = queue.get(name);
  if (file === undefined) return;
  queue.change(name, { onServer: { kind: "nothing" }, tries: 0 });
  if (file.isRemoving || draft === null) return dropTask(queue, name);
  queue.request(name, { kind: "awaiting-draft" }, { kind: "get-draft" });
}

/** The answer to a deletion; one that is not there any more counts as deleted (specification 7). */
export function deleteAnswered(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  draft: RecordLinks | null,
  answer: Answer<null>,
): void {
  if (answer.ok || isGone(answer.failure)) return deleted(queue, name, draft);
  const { failure } = answer;
  const { onServer } = file;
  if (onServer.kind !== "entry") return removalFailed(queue, name, failure);
  const { links } = onServer;
  if (isOutcomeUnknown(failure))
    return queue.request(name, { kind: "reading-back", after: "delete", failure, draft }, { kind: "read", links });
  const again = { kind: "deletion", draft } as const;
  retry(queue, name, requestFailure(failure), again, () => removalFailed(queue, name, failure));
}
