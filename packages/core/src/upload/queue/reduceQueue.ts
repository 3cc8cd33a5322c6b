import { DEFAULT_MIMETYPE } from "../../config.ts";
import { type FileEntry, normalizedFileName, type ServerFile } from "../../record/files.ts";
import { commitAnswered, readAnswered } from "../stages/commit.ts";
import { isCompletedBefore, poll } from "../stages/pollCompletion.ts";
import { holdFiles, resumeFiles } from "./pause.ts";
import { isAcknowledged, startParts, type LaneParts } from "../stages/parts.ts";
import { askRemoval, deleteAnswered, deleted, keepAfterAll, takeOff, want } from "../stages/remove.ts";
import { goOn, isOfNetwork, ofRequest, programFault } from "./retryPolicy.ts";
import { startWaiting } from "./schedule.ts";
import { partHashed, progressed, sendPart, sendUnhashed, sentPart, sentWhole, wakeParts } from "../stages/sendParts.ts";
import { newLaneFile, showServerFile, withServerFile } from "./tasks.ts";
import { linksAnswered } from "../stages/presignedUrls.ts";
import type { LaneEffect, LaneEvent, LaneFile, LanesState, OnServer } from "./state.ts";
import { draftAnswered, initAnswered, listAnswered, recalled } from "../stages/init.ts";
import { hashed } from "../stages/verifyChecksum.ts";
import { type LaneWork, openLanes } from "./QueueDraft.ts";
import { isElsewhere, isLeftOver } from "../tabs/watchOtherTabs.ts";

function entryOf({ name: key, size, type }: File): FileEntry {
  return { key, size, checksum: "", mimetype: type || DEFAULT_MIMETYPE, links: {}, phase: { kind: "pending" } };
}

/** What the server has of a file that is chosen again: the parts are compared with it, and not sent where they are the same. */
function partsBefore({ parts, entry }: LaneFile, file: File): LaneParts | null {
  if (parts === null || entry.size !== file.size) return null;
  const confirmed = Array.from({ length: parts.count }, (_, index) =>
    isAcknowledged(parts, index + 1) ? (parts.md5s[index] ?? null) : null,
  );
  const refresh = { kind: "due" } as const;
  return { ...startParts(parts.partSize, parts.count, parts.links), confirmed, refresh };
}

/** What the server holds for a file that is chosen again: all of it only where that can be the same one, which is compared. */
function onServerBefore(work: LaneWork, { onServer, entry }: LaneFile, file: File): OnServer {
  if (onServer.kind !== "entry") return onServer;
  const mayBeSame = entry.size === file.size && work.rules.integrityCheck;
  return { ...onServer, isFresh: false, sentAll: onServer.sentAll && mayBeSame };
}

/** Takes chosen files; one that failed before, or whose upload was interrupted, gives its place to the new choice. */
function add(work: LaneWork, files: readonly File[]): void {
  const entries: FileEntry[] = [];
  const names: string[] = [];
  for (const file of files) {
    const entry = entryOf(file);
    const name = normalizedFileName(entry.key);
    const old = work.get(name);
    if (old === undefined) {
      entries.push(entry);
      names.push(name);
      work.put(name, newLaneFile(entry, file));
      continue;
    }
    if (old.entry.phase.kind !== "error" || old.step.kind !== "resting") {
      work.effect({ kind: "log", message: `The file "${entry.key}" is already part of this upload.`, detail: name });
      continue;
    }
    // Of the same spelling it takes its place: a row that went for a moment would take the focus with it.
    if (old.entry.key !== entry.key)
      work.effect({ kind: "emit", event: { kind: "files-removed", keys: [old.entry.key] } });
    want(work, name);
    work.drop(name);
    entries.push(entry);
    names.push(name);
    const parts = partsBefore(old, file);
    const plan = parts === null ? null : ({ type: "M", parts: parts.count, partSize: parts.partSize } as const);
    const onServer = onServerBefore(work, old, file);
    const links = parts !== null && onServer.kind === "entry" ? onServer.links : {};
    work.put(name, { ...newLaneFile({ ...entry, links }, file), onServer, parts, plan });
  }
  work.enqueue("queue", names);
  if (entries.length > 0) work.effect({ kind: "emit", event: { kind: "files-added", entries } });
}

/** Takes note of files that the server has already, and watches those that it fetches itself. */
function adopt(work: LaneWork, entries: readonly FileEntry[]): void {
  for (const entry of entries) {
    const name = withServerFile(work, entry);
    if (entry.phase.kind === "finishing" && entry.links.self !== undefined) poll(work, name, 0, null);
  }
}

/** Lets failed files wait for their turn once more, those whose bytes are at hand. */
function retryFiles(work: LaneWork, names: readonly string[]): void {
  const again: string[] = [];
  for (const name of names) {
    const file = work.get(name);
    if (file === undefined || file.step.kind !== "resting") continue;
    if (file.entry.phase.kind !== "error" || file.file === null) continue;
    if (file.isToGo) want(work, name);
    const digest = file.digest.kind === "unknown" ? ({ kind: "unasked" } as const) : file.digest;
    work.change(name, { step: { kind: "waiting" }, digest, tries: 0, sendTries: 0, restarts: 0, stalls: 0 });
    work.show(name, { kind: "pending" });
    again.push(name);
  }
  work.enqueue("queue", again);
}

/** Whether a file failed because nothing got through, so that it is worth another try once something does. */
function isLostToNetwork(file: LaneFile | undefined): boolean {
  const phase = file?.entry.phase;
  return phase?.kind === "error" && isOfNetwork(phase.failure) && file?.isToGo === false;
}

/** The network went, or is back: what waited for it goes on at once, and what had failed for the lack of it is tried again. */
function connectionChanged(work: LaneWork, isOffline: boolean): void {
  work.setOffline(isOffline);
  if (isOffline) return;
  for (const name of work.active()) {
    const file = work.get(name);
    if (file === undefined) continue;
    const { step, token } = file;
    if (step.kind === "parts") wakeParts(work, name);
    if (step.kind !== "backing-off" || !isOfNetwork(step.failure)) continue;
    work.effect({ kind: "abort", token });
    goOn(work, name, step.next);
  }
  const lost = work.names().filter((name) => isLostToNetwork(work.get(name)));
  retryFiles(work, lost);
}

/**
 * Another page is done with a file, or gave it up: what was only listed here is shown as the server has it by now, or goes
 * as it has gone there; what was chosen here is compared with it where it is complete, and sent on from here where it is not.
 */
function leftElsewhere(work: LaneWork, name: string, server: ServerFile | "gone" | "unknown"): void {
  const file = work.get(name);
  if (file === undefined || !(isElsewhere(file.entry) || isLeftOver(file))) return;
  if (server === "gone" && file.file === null) return deleted(work, name, null);
  if (server === "gone" || server === "unknown")
    return work.fail(name, { kind: file.file === null ? "interrupted" : "abandoned" });
  if (file.file !== null) {
    if (server.status !== "completed") return retryFiles(work, [name]);
    if (isCompletedBefore(work, name, server)) return;
    return work.fail(name, { kind: "transfer-refused", message: `File with key ${server.key} already exists.` });
  }
  showServerFile(work, name, server);
}

type Answered = Extract<LaneEvent, { token: number }>;

/** An answer to a part of a file, or to what is asked for its parts; `false` when it is none. */
function handleOfParts(work: LaneWork, name: string, file: LaneFile, event: Answered): boolean {
  const { parts } = file;
  if (parts === null) return false;
  const { refresh } = parts;
  if ((refresh.kind === "asked" || refresh.kind === "backing-off") && refresh.token === event.token) {
    if (event.kind === "links-answered") linksAnswered(work, name, file, event.answer);
    else if (event.kind === "waited") work.change(name, { parts: { ...parts, refresh: { kind: "due" } } });
    return true;
  }
  const live = parts.live.find(({ token }) => token === event.token);
  if (live === undefined) return false;
  if (event.kind === "progressed") progressed(work, name, file, event);
  else if (event.kind === "sent" && live.state === "sending") sentPart(work, name, file, live, event.outcome);
  else if (event.kind === "waited" && live.state === "backing-off") sendPart(work, name, live.part);
  return true;
}

/** An answer to the computing of a file's MD5; `false` when it is none. */
function handleOfDigest(work: LaneWork, name: string, { digest, ...file }: LaneFile, event: Answered): boolean {
  if (event.kind !== "hashed" && event.kind !== "part-hashed") return false;
  if (digest.kind !== "awaited" || digest.token !== event.token) return true;
  if (event.kind === "part-hashed") {
    partHashed(work, name, { ...file, digest }, event.part, event.md5);
  } else {
    // Nothing more can be sent of it; that it has a digest no more matters only then.
    if (event.isReadable === false && file.step.kind === "parts") work.fail(name, { kind: "unreadable" });
    hashed(work, name, event.md5, event.ofParts ?? null);
    sendUnhashed(work, name);
  }
  return true;
}

function handleAnswer(work: LaneWork, event: Answered): void {
  const { name, token } = event;
  const file = work.get(name);
  if (file === undefined || handleOfDigest(work, name, file, event) || handleOfParts(work, name, file, event)) return;
  if (file.token !== token) return;
  const { step } = file;
  switch (event.kind) {
    case "draft-answered":
      return step.kind === "asking" ? draftAnswered(work, name, file, event.answer) : undefined;
    case "recalled":
      return step.kind === "recalling" ? recalled(work, name, file, step, event.answer) : undefined;
    case "init-answered":
      return step.kind === "announcing" ? initAnswered(work, name, file, step, event.answer, event.along) : undefined;
    case "list-answered":
      return step.kind === "finding" ? listAnswered(work, name, file, step, event.answer) : undefined;
    case "progressed":
      return step.kind === "sending" ? progressed(work, name, file, event) : undefined;
    case "sent":
      return step.kind === "sending" ? sentWhole(work, name, file, event.outcome) : undefined;
    case "commit-answered":
      if (step.kind !== "committing") return;
      return file.unwanted ? takeOff(work, name) : commitAnswered(work, name, file, event.answer);
    case "read-answered":
      return step.kind === "checking" || step.kind === "polling"
        ? readAnswered(work, name, file, step, event.answer)
        : undefined;
    case "delete-answered":
      return step.kind === "deleting" ? deleteAnswered(work, name, file, step.draft, event.answer) : undefined;
    case "waited":
      if (step.kind === "backing-off") return goOn(work, name, step.next);
      if (step.kind === "polling" && file.onServer.kind === "entry")
        return work.request(name, step, { kind: "read", links: file.onServer.links });
      return;
    case "hashed":
    case "part-hashed":
    case "links-answered":
      return;
    default:
      return event satisfies never;
  }
}

function handle(work: LaneWork, event: LaneEvent): void {
  switch (event.kind) {
    case "added":
      return add(work, event.files);
    case "adopted":
      return adopt(work, event.entries);
    case "forgotten":
      // With another something is under way, which finds out by itself.
      for (const name of event.names) if (work.get(name)?.step.kind === "resting") work.drop(name);
      return;
    case "removal-asked":
      return askRemoval(work, event.names);
    case "retry-asked":
      return retryFiles(work, event.names);
    case "hold-asked":
      return holdFiles(work, event.names);
    case "resume-asked":
      return resumeFiles(work, event.names);
    case "connection-changed":
      return connectionChanged(work, event.isOffline);
    case "found-elsewhere":
      return work.fail(event.name, { kind: "elsewhere" });
    case "left-elsewhere":
      return leftElsewhere(work, event.name, event.server);
    case "broken":
      // Of an unwanted one somebody waits to hear.
      return work.get(event.name)?.unwanted === true
        ? keepAfterAll(work, event.name, programFault)
        : work.fail(event.name, ofRequest(programFault));
    default:
      return handleAnswer(work, event);
  }
}

/**
 * The lanes after an event, and what is to be done: pure. Files go in order, so many requests at a time; each carries an
 * attempt token, and an answer whose token is no longer its file's changes nothing (uploads, rules 1 and 5). `now` is in
 * milliseconds since 1970.
 */
export function reduceLanes(
  state: LanesState,
  event: LaneEvent,
  now: number,
): { readonly state: LanesState; readonly effects: readonly LaneEffect[] } {
  const work = openLanes(state, now);
  handle(work, event);
  startWaiting(work);
  return work.result();
}
