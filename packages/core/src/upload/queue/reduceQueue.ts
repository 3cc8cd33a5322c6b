import { DEFAULT_MIMETYPE } from "../../config.ts";
import { type FileEntry, normalizedFileName, type ServerFile } from "../../record/files.ts";
import { isInOtherTab } from "../../rules/fileStatus.ts";
import { commitAnswered, readAnswered } from "../stages/commit.ts";
import { draftAnswered, initAnswered, listAnswered, restored } from "../stages/init.ts";
import { urlsAnswered } from "../stages/presignedUrls.ts";
import {
  cancelRemoval,
  deleteAnswered,
  deleted,
  enqueueRemoval,
  removalFailed,
  removeFiles,
} from "../stages/remove.ts";
import { wholeProgressed, wholeSent } from "../stages/send.ts";
import {
  partChecksumKnown,
  partProgressed,
  partSent,
  sendPart,
  sendWithoutChecksum,
  wakeParts,
} from "../stages/sendParts.ts";
import { checksumKnown, pollCompletion, verifyEarlierUpload } from "../stages/verify.ts";
import { type PartsState, acknowledgedMd5s, startParts } from "./parts.ts";
import { pauseFiles, resumeFiles } from "./pause.ts";
import { type QueueDraft, openDraft } from "./QueueDraft.ts";
import { internalFailure, requestFailure, resume } from "./retry.ts";
import { isNetworkFailure, noAttempts } from "./retryPolicy.ts";
import { fillSlots } from "./schedule.ts";
import type { AnswerEvent, OnServer, QueueEffect, QueueEvent, QueueState, UploadTask } from "./state.ts";
import { adoptServerFile, isFromEarlierPage, newTask, showServerFile } from "./tasks.ts";

/**
 * Returns the queue after an event, and what must be done. Pure. Each attempt of a file has a token, and an answer to an
 * older attempt changes nothing (docs/platform/uploads.md 2.1, 2.5). `now` is in milliseconds since 1970.
 */
export function reduceQueue(
  state: QueueState,
  event: QueueEvent,
  now: number,
): { readonly state: QueueState; readonly effects: readonly QueueEffect[] } {
  const queue = openDraft(state, now);
  handle(queue, event);
  fillSlots(queue);
  return queue.result();
}

function handle(queue: QueueDraft, event: QueueEvent): void {
  switch (event.kind) {
    case "added":
      return add(queue, event.files);
    case "adopted":
      return adopt(queue, event.entries);
    case "forgotten":
      // A file that is under way finds out by itself.
      for (const name of event.names) if (queue.get(name)?.step.kind === "idle") queue.drop(name);
      return;
    case "removal-requested":
      return removeFiles(queue, event.names);
    case "retry-requested":
      return retryFiles(queue, event.names);
    case "pause-requested":
      return pauseFiles(queue, event.names);
    case "resume-requested":
      return resumeFiles(queue, event.names);
    case "connection-changed":
      return connectionChanged(queue, event.isOffline);
    case "found-in-other-tab":
      return queue.fail(event.name, { kind: "elsewhere" });
    case "released-by-other-tab":
      return releasedByOtherTab(queue, event.name, event.server);
    case "internal-error":
      // A removal is settled as well: its caller waits.
      return queue.get(event.name)?.isRemoving === true
        ? removalFailed(queue, event.name, internalFailure)
        : queue.fail(event.name, requestFailure(internalFailure));
    default:
      return handleAnswer(queue, event);
  }
}

/** Adds chosen files. A file that failed or was interrupted before is replaced by the new choice. */
function add(queue: QueueDraft, files: readonly File[]): void {
  const entries: FileEntry[] = [];
  const names: string[] = [];
  for (const file of files) {
    const entry = entryOf(file);
    const name = normalizedFileName(entry.key);
    const old = queue.get(name);
    if (old !== undefined && (old.entry.phase.kind !== "error" || old.step.kind !== "idle")) {
      queue.effect({ kind: "log", message: `The file "${entry.key}" is already part of this upload.`, detail: name });
      continue;
    }
    entries.push(entry);
    names.push(name);
    if (old === undefined) queue.put(name, newTask(entry, file));
    else chooseAgain(queue, name, old, file);
  }
  queue.enqueue("waiting", names);
  if (entries.length > 0) queue.effect({ kind: "emit", event: { kind: "files-added", entries } });
}

function entryOf({ name: key, size, type }: File): FileEntry {
  return { key, size, checksum: "", mimetype: type || DEFAULT_MIMETYPE, links: {}, phase: { kind: "pending" } };
}

/** Replaces a failed file. What the server has of it is compared with the new choice, and used where it is the same. */
function chooseAgain(queue: QueueDraft, name: string, old: UploadTask, file: File): void {
  const entry = entryOf(file);
  // A row of the same spelling stays: one that disappears for a moment would take the focus with it.
  if (old.entry.key !== entry.key)
    queue.effect({ kind: "emit", event: { kind: "files-removed", keys: [old.entry.key] } });
  cancelRemoval(queue, name);
  queue.drop(name);
  const parts = partsToCompare(old, file);
  const plan = parts === null ? null : ({ type: "M", parts: parts.count, partSize: parts.partSize } as const);
  const onServer = onServerOf(queue, old, file);
  const links = parts !== null && onServer.kind === "entry" ? onServer.links : {};
  queue.put(name, { ...newTask({ ...entry, links }, file), onServer, parts, plan });
}

/** Returns the parts that the server has, to be compared with a file that is chosen again. */
function partsToCompare({ parts, entry }: UploadTask, file: File): PartsState | null {
  if (parts === null || entry.size !== file.size) return null;
  const confirmed = acknowledgedMd5s(parts, parts.count);
  return { ...startParts(parts.partSize, parts.count, parts.links), confirmed, refresh: { kind: "due" } };
}

/** Returns what the server has of a file that is chosen again. `sentAll` remains only where both may be the same file. */
function onServerOf({ rules }: QueueDraft, { onServer, entry }: UploadTask, file: File): OnServer {
  if (onServer.kind !== "entry") return onServer;
  const mayBeSame = entry.size === file.size && rules.integrityCheck;
  return { ...onServer, isFresh: false, sentAll: onServer.sentAll && mayBeSame };
}

/** Adds files that the server has, and polls those that it fetches itself. */
function adopt(queue: QueueDraft, entries: readonly FileEntry[]): void {
  for (const entry of entries) {
    const name = adoptServerFile(queue, entry);
    if (entry.phase.kind === "finishing" && entry.links.self !== undefined) pollCompletion(queue, name, 0, null);
  }
}

/** Puts failed files on the waiting list again, where their bytes can be read. */
function retryFiles(queue: QueueDraft, names: readonly string[]): void {
  const again: string[] = [];
  for (const name of names) {
    const task = queue.get(name);
    if (task === undefined || task.step.kind !== "idle") continue;
    if (task.entry.phase.kind !== "error" || task.file === null) continue;
    if (task.isRemovalSaved) cancelRemoval(queue, name);
    const checksum = task.checksum.kind === "unknown" ? ({ kind: "not-started" } as const) : task.checksum;
    queue.change(name, { step: { kind: "waiting" }, checksum, attempts: noAttempts });
    queue.show(name, { kind: "pending" });
    again.push(name);
  }
  queue.enqueue("waiting", again);
}

/** The network was lost, or is back: files that wait for it go on, and files that failed for lack of it are retried. */
function connectionChanged(queue: QueueDraft, isOffline: boolean): void {
  queue.setOffline(isOffline);
  if (isOffline) return;
  for (const name of queue.active()) {
    const task = queue.get(name);
    if (task === undefined) continue;
    const { step, token } = task;
    if (step.kind === "parts") wakeParts(queue, name);
    if (step.kind !== "backing-off" || !isNetworkFailure(step.failure)) continue;
    queue.effect({ kind: "abort", token });
    resume(queue, name, step.next);
  }
  const lost = queue.names().filter((name) => isLostToNetwork(queue.get(name)));
  retryFiles(queue, lost);
}

function isLostToNetwork(task: UploadTask | undefined): boolean {
  const phase = task?.entry.phase;
  return phase?.kind === "error" && isNetworkFailure(phase.failure) && task?.isRemovalSaved === false;
}

/**
 * Another tab has released a file. A file that is only listed here is shown as the server has it. A file that was chosen
 * here is compared with a complete one, and else sent from here.
 */
function releasedByOtherTab(queue: QueueDraft, name: string, server: ServerFile | "gone" | "unknown"): void {
  const task = queue.get(name);
  if (task === undefined || !(isInOtherTab(task.entry) || isFromEarlierPage(task))) return;
  const isChosenHere = task.file !== null;
  if (server === "gone" && !isChosenHere) return deleted(queue, name, null);
  if (server === "gone" || server === "unknown")
    return queue.fail(name, { kind: isChosenHere ? "abandoned" : "interrupted" });
  if (!isChosenHere) return showServerFile(queue, name, server);
  if (server.status !== "completed") return retryFiles(queue, [name]);
  if (verifyEarlierUpload(queue, name, server)) return;
  queue.fail(name, { kind: "transfer-refused", message: `File with key ${server.key} already exists.` });
}

/** Handles an answer. Answers to an older attempt are ignored. */
function handleAnswer(queue: QueueDraft, event: AnswerEvent): void {
  const { name, token } = event;
  const task = queue.get(name);
  if (task === undefined) return;
  if (handleChecksumAnswer(queue, name, task, event) || handlePartAnswer(queue, name, task, event)) return;
  if (task.token !== token) return;
  const { step } = task;
  switch (event.kind) {
    case "draft-answered":
      return step.kind === "awaiting-draft" ? draftAnswered(queue, name, task, event.answer) : undefined;
    case "restored":
      return step.kind === "restoring" ? restored(queue, name, task, step, event.answer) : undefined;
    case "init-answered":
      return step.kind === "initializing"
        ? initAnswered(queue, name, task, step, event.answer, event.batch)
        : undefined;
    case "list-answered":
      return step.kind === "looking-up" ? listAnswered(queue, name, task, step, event.answer) : undefined;
    case "progressed":
      return step.kind === "sending" ? wholeProgressed(queue, name, task, event) : undefined;
    case "sent":
      return step.kind === "sending" ? wholeSent(queue, name, task, event.outcome) : undefined;
    case "commit-answered":
      if (step.kind !== "committing") return;
      return task.isRemoving ? enqueueRemoval(queue, name) : commitAnswered(queue, name, task, event.answer);
    case "read-answered":
      return step.kind === "reading-back" || step.kind === "polling"
        ? readAnswered(queue, name, task, step, event.answer)
        : undefined;
    case "delete-answered":
      return step.kind === "deleting" ? deleteAnswered(queue, name, task, step.draft, event.answer) : undefined;
    case "waited":
      if (step.kind === "backing-off") return resume(queue, name, step.next);
      if (step.kind === "polling" && task.onServer.kind === "entry")
        return queue.request(name, step, { kind: "read", links: task.onServer.links });
      return;
    case "hashed":
    case "part-hashed":
    case "urls-answered":
      return;
    default:
      return event satisfies never;
  }
}

/** Handles a computed MD5. Returns `false` for other events. */
function handleChecksumAnswer(queue: QueueDraft, name: string, task: UploadTask, event: AnswerEvent): boolean {
  if (event.kind !== "hashed" && event.kind !== "part-hashed") return false;
  const { checksum } = task;
  if (checksum.kind !== "computing" || checksum.token !== event.token) return true;
  if (event.kind === "part-hashed") {
    partChecksumKnown(queue, name, task, event.part, event.md5);
    return true;
  }
  if (event.isReadable === false && task.step.kind === "parts") queue.fail(name, { kind: "unreadable" });
  checksumKnown(queue, name, event.md5, event.ofParts ?? null);
  sendWithoutChecksum(queue, name);
  return true;
}

/** Handles an answer that concerns one part, or the part addresses. Returns `false` for other events. */
function handlePartAnswer(queue: QueueDraft, name: string, task: UploadTask, event: AnswerEvent): boolean {
  const { parts } = task;
  if (parts === null) return false;
  const { refresh } = parts;
  if ((refresh.kind === "requested" || refresh.kind === "backing-off") && refresh.token === event.token) {
    if (event.kind === "urls-answered") urlsAnswered(queue, name, task, event.answer);
    else if (event.kind === "waited") queue.change(name, { parts: { ...parts, refresh: { kind: "due" } } });
    return true;
  }
  const active = parts.active.find(({ token }) => token === event.token);
  if (active === undefined) return false;
  if (event.kind === "progressed") partProgressed(queue, name, task, event.token, event.sent);
  else if (event.kind === "sent" && active.state === "sending") partSent(queue, name, task, active, event.outcome);
  else if (event.kind === "waited" && active.state === "backing-off") sendPart(queue, name, active.part);
  return true;
}
