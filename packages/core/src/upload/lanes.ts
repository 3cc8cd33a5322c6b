import { DEFAULT_MIMETYPE } from "../config.ts";
import { type FileEntry, normalizedFileName } from "../record/files.ts";
import {
  commitAnswered,
  deleteAnswered,
  draftAnswered,
  initAnswered,
  listAnswered,
  readAnswered,
  sent,
} from "./laneAnswers.ts";
import { hashed } from "./laneVerdict.ts";
import { askRemoval } from "./laneRemoval.ts";
import type { LaneEffect, LaneEvent, LaneFile, LanesState } from "./laneState.ts";
import { type LaneWork, openLanes } from "./laneWork.ts";

function entryOf(file: File): FileEntry {
  const { name: key, size, type } = file;
  return { key, size, checksum: "", mimetype: type || DEFAULT_MIMETYPE, links: {}, phase: { kind: "pending" } };
}

/** Takes chosen files; one that failed before, or whose upload was interrupted, gives its place to the new choice. */
function add(work: LaneWork, files: readonly File[]): void {
  const entries: FileEntry[] = [];
  for (const file of files) {
    const name = normalizedFileName(file.name);
    const old = work.get(name);
    if (old !== undefined) {
      if (old.entry.phase.kind !== "error" || old.step.kind !== "resting") {
        work.effect({ kind: "log", message: `The file "${file.name}" is already part of this upload.`, detail: name });
        continue;
      }
      work.effect({ kind: "emit", event: { kind: "file-removed", key: old.entry.key } });
      work.drop(name);
    }
    const entry = entryOf(file);
    const onServer = old?.onServer ?? ({ kind: "nothing" } as const);
    const digest = { kind: "unasked" } as const;
    work.put(name, { entry, file, step: { kind: "waiting" }, token: 0, digest, onServer, unwanted: false });
    entries.push(entry);
  }
  if (entries.length > 0) work.effect({ kind: "emit", event: { kind: "files-added", entries } });
}

function retry(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined || file.step.kind !== "resting") return;
  if (file.entry.phase.kind !== "error" || file.file === null) return;
  work.put(name, { ...file, step: { kind: "waiting" } });
  work.show(name, { kind: "pending" });
}

/** Bytes went out; told figures never go back and never pass the size (uploads, rule on progress). */
function progress(work: LaneWork, name: string, file: LaneFile, bytes: number, bytesPerSecond: number | null): void {
  if (file.step.kind !== "sending" || file.entry.phase.kind !== "uploading") return;
  const { size, phase } = file.entry;
  const out = Math.min(size, Math.max(phase.sent, bytes));
  work.show(name, size > 0 && out === size ? { kind: "finishing" } : { kind: "uploading", sent: out, bytesPerSecond });
}

/** Whether a file takes up a lane: everything between its turn and its end but the deletion of what is unwanted. */
function isInLane({ step, unwanted }: LaneFile): boolean {
  if (step.kind === "resting" || step.kind === "waiting") return false;
  return !unwanted || step.kind === "announcing" || step.kind === "committing";
}

/** Gives free lanes to the files that wait, in their order. */
function start(work: LaneWork, concurrency: number): void {
  const files = [...work.entries()];
  let free = concurrency - files.filter(([, file]) => isInLane(file)).length;
  for (const [name, { step }] of files) {
    if (free <= 0) return;
    if (step.kind !== "waiting") continue;
    free -= 1;
    work.request(name, { kind: "asking" }, { kind: "ask-draft" });
  }
}

function handle(work: LaneWork, event: LaneEvent): void {
  if (event.kind === "added") return add(work, event.files);
  if (event.kind === "removal-asked") return askRemoval(work, event.name);
  if (event.kind === "retry-asked") return retry(work, event.name);
  const { name, token } = event;
  const file = work.get(name);
  if (file === undefined) return;
  if (event.kind === "hashed")
    return file.digest.kind === "awaited" && file.digest.token === token
      ? hashed(work, name, file, event.md5)
      : undefined;
  if (file.token !== token) return;
  const { step } = file;
  switch (event.kind) {
    case "draft-answered":
      return draftAnswered(work, name, file, event.answer);
    case "init-answered":
      return step.kind === "announcing" ? initAnswered(work, name, file, step, event.answer) : undefined;
    case "list-answered":
      return step.kind === "finding" ? listAnswered(work, name, file, step, event.answer) : undefined;
    case "progressed":
      return progress(work, name, file, event.sent, event.bytesPerSecond);
    case "sent":
      return sent(work, name, file, event.outcome);
    case "commit-answered":
      return step.kind === "committing" ? commitAnswered(work, name, file, step, event.answer) : undefined;
    case "read-answered":
      return step.kind === "checking" ? readAnswered(work, name, file, step, event.answer) : undefined;
    case "delete-answered":
      return step.kind === "deleting" ? deleteAnswered(work, name, file, step, event.answer) : undefined;
    default:
      return event satisfies never;
  }
}

/**
 * The lanes after an event, and what is to be done: pure. Files go in order, so many at a time; each request carries an
 * attempt token, and an answer whose token is no longer its file's changes nothing (uploads, rules 1 and 5).
 */
export function reduceLanes(
  state: LanesState,
  event: LaneEvent,
): { readonly state: LanesState; readonly effects: readonly LaneEffect[] } {
  const work = openLanes(state);
  handle(work, event);
  start(work, state.concurrency);
  return work.result();
}
