import { DEFAULT_MIMETYPE } from "../../config.ts";
import { type FileEntry, normalizedFileName, type ServerFile } from "../../record/files.ts";
import { commitAnswered, readAnswered } from "../stages/commit.ts";
import { isCompletedBefore, pollCompletion } from "../stages/pollCompletion.ts";
import { pauseFiles, resumeFiles } from "./pause.ts";
import { isAcknowledged, startParts, type PartsState } from "../stages/parts.ts";
import {
  removeFiles,
  deleteAnswered,
  deleted,
  removalFailed,
  enqueueRemoval,
  cancelRemoval,
} from "../stages/remove.ts";
import { resume, isNetworkFailure, requestFailure, internalFailure } from "./retryPolicy.ts";
import { fillSlots } from "./schedule.ts";
import {
  partChecksumKnown,
  progressed,
  sendPart,
  sendWithoutChecksum,
  sentPart,
  sentWhole,
  wakeParts,
} from "../stages/sendParts.ts";
import { newTask, showServerFile, adoptServerFile } from "./tasks.ts";
import { urlsAnswered } from "../stages/presignedUrls.ts";
import type { QueueEffect, QueueEvent, UploadTask, QueueState, OnServer } from "./state.ts";
import { draftAnswered, initAnswered, listAnswered, restored } from "../stages/init.ts";
import { checksumKnown } from "../stages/verifyChecksum.ts";
import { type QueueDraft, openDraft } from "./QueueDraft.ts";
import { isInOtherTab, isFromEarlierPage } from "../tabs/watchOtherTabs.ts";

function entryOf({ name: key, size, type }: File): FileEntry {
  return { key, size, checksum: "", mimetype: type || DEFAULT_MIMETYPE, links: {}, phase: { kind: "pending" } };
}

/** What the server has of a file that is chosen again: the parts are compared with it, and not sent where they are the same. */
function partsToCompare({ parts, entry }: UploadTask, file: File): PartsState | null {
  if (parts === null || entry.size !== file.size) return null;
  const confirmed = Array.from({ length: parts.count }, (_, index) =>
    isAcknowledged(parts, index + 1) ? (parts.md5s[index] ?? null) : null,
  );
  const refresh = { kind: "due" } as const;
  return { ...startParts(parts.partSize, parts.count, parts.links), confirmed, refresh };
}

/** What the server holds for a file that is chosen again: all of it only where that can be the same one, which is compared. */
function onServerBefore(queue: QueueDraft, { onServer, entry }: UploadTask, file: File): OnServer {
  if (onServer.kind !== "entry") return onServer;
  const mayBeSame = entry.size === file.size && queue.rules.integrityCheck;
  return { ...onServer, isFresh: false, sentAll: onServer.sentAll && mayBeSame };
}

/** Takes chosen files; one that failed before, or whose upload was interrupted, gives its place to the new choice. */
function add(queue: QueueDraft, files: readonly File[]): void {
  const entries: FileEntry[] = [];
  const names: string[] = [];
  for (const file of files) {
    const entry = entryOf(file);
    const name = normalizedFileName(entry.key);
    const old = queue.get(name);
    if (old === undefined) {
      entries.push(entry);
      names.push(name);
      queue.put(name, newTask(entry, file));
      continue;
    }
    if (old.entry.phase.kind !== "error" || old.step.kind !== "idle") {
      queue.effect({ kind: "log", message: `The file "${entry.key}" is already part of this upload.`, detail: name });
      continue;
    }
    // Of the same spelling it takes its place: a row that went for a moment would take the focus with it.
    if (old.entry.key !== entry.key)
      queue.effect({ kind: "emit", event: { kind: "files-removed", keys: [old.entry.key] } });
    cancelRemoval(queue, name);
    queue.drop(name);
    entries.push(entry);
    names.push(name);
    const parts = partsToCompare(old, file);
    const plan = parts === null ? null : ({ type: "M", parts: parts.count, partSize: parts.partSize } as const);
    const onServer = onServerBefore(queue, old, file);
    const links = parts !== null && onServer.kind === "entry" ? onServer.links : {};
    queue.put(name, { ...newTask({ ...entry, links }, file), onServer, parts, plan });
  }
  queue.enqueue("waiting", names);
  if (entries.length > 0) queue.effect({ kind: "emit", event: { kind: "files-added", entries } });
}

/** Takes note of files that the server has already, and watches those that it fetches itself. */
function adopt(queue: QueueDraft, entries: readonly FileEntry[]): void {
  for (const entry of entries) {
    const name = adoptServerFile(queue, entry);
    if (entry.phase.kind === "finishing" && entry.links.self !== undefined) pollCompletion(queue, name, 0, null);
  }
}

/** Lets failed files wait for their turn once more, those whose bytes are at hand. */
function retryFiles(queue: QueueDraft, names: readonly string[]): void {
  const again: string[] = [];
  for (const name of names) {
    const file = queue.get(name);
    if (file === undefined || file.step.kind !== "idle") continue;
    if (file.entry.phase.kind !== "error" || file.file === null) continue;
    if (file.isRemovalSaved) cancelRemoval(queue, name);
    const checksum = file.checksum.kind === "unknown" ? ({ kind: "not-started" } as const) : file.checksum;
    queue.change(name, { step: { kind: "waiting" }, checksum, tries: 0, sendTries: 0, restarts: 0, stalls: 0 });
    queue.show(name, { kind: "pending" });
    again.push(name);
  }
  queue.enqueue("waiting", again);
}

/** Whether a file failed because nothing got through, so that it is worth another try once something does. */
function isLostToNetwork(file: UploadTask | undefined): boolean {
  const phase = file?.entry.phase;
  return phase?.kind === "error" && isNetworkFailure(phase.failure) && file?.isRemovalSaved === false;
}

/** The network went, or is back: what waited for it goes on at once, and what had failed for the lack of it is tried again. */
function connectionChanged(queue: QueueDraft, isOffline: boolean): void {
  queue.setOffline(isOffline);
  if (isOffline) return;
  for (const name of queue.active()) {
    const file = queue.get(name);
    if (file === undefined) continue;
    const { step, token } = file;
    if (step.kind === "parts") wakeParts(queue, name);
    if (step.kind !== "backing-off" || !isNetworkFailure(step.failure)) continue;
    queue.effect({ kind: "abort", token });
    resume(queue, name, step.next);
  }
  const lost = queue.names().filter((name) => isLostToNetwork(queue.get(name)));
  retryFiles(queue, lost);
}

/**
 * Another page is done with a file, or gave it up: what was only listed here is shown as the server has it by now, or goes
 * as it has gone there; what was chosen here is compared with it where it is complete, and sent on from here where it is not.
 */
function releasedByOtherTab(queue: QueueDraft, name: string, server: ServerFile | "gone" | "unknown"): void {
  const file = queue.get(name);
  if (file === undefined || !(isInOtherTab(file.entry) || isFromEarlierPage(file))) return;
  if (server === "gone" && file.file === null) return deleted(queue, name, null);
  if (server === "gone" || server === "unknown")
    return queue.fail(name, { kind: file.file === null ? "interrupted" : "abandoned" });
  if (file.file !== null) {
    if (server.status !== "completed") return retryFiles(queue, [name]);
    if (isCompletedBefore(queue, name, server)) return;
    return queue.fail(name, { kind: "transfer-refused", message: `File with key ${server.key} already exists.` });
  }
  showServerFile(queue, name, server);
}

type Answered = Extract<QueueEvent, { token: number }>;

/** An answer to a part of a file, or to what is asked for its parts; `false` when it is none. */
function handlePartAnswer(queue: QueueDraft, name: string, file: UploadTask, event: Answered): boolean {
  const { parts } = file;
  if (parts === null) return false;
  const { refresh } = parts;
  if ((refresh.kind === "requested" || refresh.kind === "backing-off") && refresh.token === event.token) {
    if (event.kind === "urls-answered") urlsAnswered(queue, name, file, event.answer);
    else if (event.kind === "waited") queue.change(name, { parts: { ...parts, refresh: { kind: "due" } } });
    return true;
  }
  const live = parts.active.find(({ token }) => token === event.token);
  if (live === undefined) return false;
  if (event.kind === "progressed") progressed(queue, name, file, event);
  else if (event.kind === "sent" && live.state === "sending") sentPart(queue, name, file, live, event.outcome);
  else if (event.kind === "waited" && live.state === "backing-off") sendPart(queue, name, live.part);
  return true;
}

/** An answer to the computing of a file's MD5; `false` when it is none. */
function handleChecksumAnswer(
  queue: QueueDraft,
  name: string,
  { checksum, ...file }: UploadTask,
  event: Answered,
): boolean {
  if (event.kind !== "hashed" && event.kind !== "part-hashed") return false;
  if (checksum.kind !== "computing" || checksum.token !== event.token) return true;
  if (event.kind === "part-hashed") {
    partChecksumKnown(queue, name, { ...file, checksum }, event.part, event.md5);
  } else {
    // Nothing more can be sent of it; that it has a digest no more matters only then.
    if (event.isReadable === false && file.step.kind === "parts") queue.fail(name, { kind: "unreadable" });
    checksumKnown(queue, name, event.md5, event.ofParts ?? null);
    sendWithoutChecksum(queue, name);
  }
  return true;
}

function handleAnswer(queue: QueueDraft, event: Answered): void {
  const { name, token } = event;
  const file = queue.get(name);
  if (
    file === undefined ||
    handleChecksumAnswer(queue, name, file, event) ||
    handlePartAnswer(queue, name, file, event)
  )
    return;
  if (file.token !== token) return;
  const { step } = file;
  switch (event.kind) {
    case "draft-answered":
      return step.kind === "awaiting-draft" ? draftAnswered(queue, name, file, event.answer) : undefined;
    case "restored":
      return step.kind === "restoring" ? restored(queue, name, file, step, event.answer) : undefined;
    case "init-answered":
      return step.kind === "initializing"
        ? initAnswered(queue, name, file, step, event.answer, event.batch)
        : undefined;
    case "list-answered":
      return step.kind === "looking-up" ? listAnswered(queue, name, file, step, event.answer) : undefined;
    case "progressed":
      return step.kind === "sending" ? progressed(queue, name, file, event) : undefined;
    case "sent":
      return step.kind === "sending" ? sentWhole(queue, name, file, event.outcome) : undefined;
    case "commit-answered":
      if (step.kind !== "committing") return;
      return file.isRemoving ? enqueueRemoval(queue, name) : commitAnswered(queue, name, file, event.answer);
    case "read-answered":
      return step.kind === "reading-back" || step.kind === "polling"
        ? readAnswered(queue, name, file, step, event.answer)
        : undefined;
    case "delete-answered":
      return step.kind === "deleting" ? deleteAnswered(queue, name, file, step.draft, event.answer) : undefined;
    case "waited":
      if (step.kind === "backing-off") return resume(queue, name, step.next);
      if (step.kind === "polling" && file.onServer.kind === "entry")
        return queue.request(name, step, { kind: "read", links: file.onServer.links });
      return;
    case "hashed":
    case "part-hashed":
    case "urls-answered":
      return;
    default:
      return event satisfies never;
  }
}

function handle(queue: QueueDraft, event: QueueEvent): void {
  switch (event.kind) {
    case "added":
      return add(queue, event.files);
    case "adopted":
      return adopt(queue, event.entries);
    case "forgotten":
      // With another something is under way, which finds out by itself.
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
      // Of an unwanted one somebody waits to hear.
      return queue.get(event.name)?.isRemoving === true
        ? removalFailed(queue, event.name, internalFailure)
        : queue.fail(event.name, requestFailure(internalFailure));
    default:
      return handleAnswer(queue, event);
  }
}

/**
 * The lanes after an event, and what is to be done: pure. Files go in order, so many requests at a time; each carries an
 * attempt token, and an answer whose token is no longer its file's changes nothing (uploads, rules 1 and 5). `now` is in
 * milliseconds since 1970.
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
