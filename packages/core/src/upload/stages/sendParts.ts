import { isGone } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import { withBytes, emptySpeedMeter } from "../../shared/speedMeter.ts";
import {
  type ActivePart,
  type PartsState,
  acknowledgedMd5s,
  bytesSent,
  isAllSent,
  partBytes,
  partsSpeed,
} from "../queue/parts.ts";
import { pauseTask } from "../queue/pause.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";
import { afterProgress, countedFailure, isNetworkFailure } from "../queue/retryPolicy.ts";
import type { ChecksumState, SendOutcome, UploadTask } from "../queue/state.ts";
import { isStale, mayBeExpired, refreshUrls, requestUrls, showDelay, storeFailure } from "./presignedUrls.ts";
import { allSent, restart, showProgress, transferStalled, transferSucceeded } from "./send.ts";

/** Starts to send the missing parts of a file. Each begins when a slot is free. */
export function sendParts(queue: QueueDraft, name: string, parts: PartsState): void {
  const task = queue.get(name);
  if (task === undefined) return;
  // Addresses that failed before may be suspected once more.
  const fresh = { ...parts, suspected: [], speed: emptySpeedMeter };
  queue.change(name, { parts: fresh, step: { kind: "parts" }, token: 0 });
  if (task.pauseRequested) return pauseTask(queue, name);
  if (task.file === null) return queue.fail(name, { kind: "unreadable" });
  queue.show(name, { kind: "uploading", sent: bytesSent(parts, task.entry.size), bytesPerSecond: null });
  queue.startChecksum(name);
  if (isAllSent(parts)) allSent(queue, name);
}

/** Uses a free slot for the next part of a file, or for new addresses. Returns whether the file needed one. */
export function startNextPart(queue: QueueDraft, name: string): boolean {
  const task = queue.get(name);
  if (task === undefined || task.parts === null || task.step.kind !== "parts" || task.isRemoving) return false;
  const { parts, checksum } = task;
  if (parts.refresh.kind === "due") return requestUrls(queue, name, task, parts);
  if (parts.refresh.kind !== "none") return false;
  const [first, ...others] = parts.again;
  const part = first ?? parts.next;
  if (part > parts.count) return false;
  const started: ActivePart = { part, token: 0, state: "hashing", sent: 0, furthest: 0, transfers: 0, failure: null };
  const next = first === undefined ? part + 1 : parts.next;
  const again = first === undefined ? parts.again : others;
  queue.change(name, { parts: { ...parts, again, next, active: [...parts.active, started] } });
  // The checksum runs one part ahead of the sending, no further (docs/platform/uploads.md 1).
  queue.readOn(name, part + 1);
  if (checksum.kind !== "computing" || parts.md5s[part - 1] !== undefined) sendPart(queue, name, part);
  return true;
}

/** The MD5 of a part was computed. */
export function partChecksumKnown(queue: QueueDraft, name: string, task: UploadTask, part: number, md5: string): void {
  const { parts, checksum } = task;
  if (parts === null) return keepAheadChecksum(queue, name, checksum, part, md5);
  const before = parts.md5s[part - 1];
  // A part is read again after a pause or a failure. Both readings must agree.
  if (before !== undefined && before !== md5) return fileChanged(queue, name);
  const md5s = parts.md5s.slice();
  for (let index = md5s.length; index < part; index += 1) md5s.push(undefined);
  md5s[part - 1] = md5;
  queue.change(name, { parts: { ...parts, md5s } });
  if (parts.active.some((one) => one.part === part && one.state === "hashing")) sendPart(queue, name, part);
}

/** Keeps the MD5 of a part that was read while the file was initialized. A new worker may compute it again. */
function keepAheadChecksum(queue: QueueDraft, name: string, checksum: ChecksumState, part: number, md5: string): void {
  if (checksum.kind !== "computing" || checksum.ahead === undefined) return;
  const { partSize, md5s } = checksum.ahead;
  queue.change(name, { checksum: { ...checksum, ahead: { partSize, md5s: md5s.toSpliced(part - 1, 1, md5) } } });
}

/** No more MD5s come: sends the parts that waited for theirs without one, where that is allowed. */
export function sendWithoutChecksum(queue: QueueDraft, name: string): void {
  for (const { part, state } of queue.get(name)?.parts?.active ?? [])
    if (state === "hashing" && queue.get(name)?.step.kind === "parts") sendPart(queue, name, part);
}

/** Sends a part whose MD5 is known, or that needs none; also after a pause. */
export function sendPart(queue: QueueDraft, name: string, part: number): void {
  const task = queue.get(name);
  if (task === undefined || task.parts === null || task.file === null) return;
  const { parts, file, entry } = task;
  const link = parts.links[part - 1];
  if (link === undefined) return queue.fail(name, { kind: "invalid-part", part });
  const md5 = parts.md5s[part - 1] ?? null;
  const confirmed = parts.confirmed[part - 1] ?? null;
  if (confirmed !== null && md5 !== null)
    return confirmed === md5 ? partAcknowledged(queue, name, part) : fileChanged(queue, name);
  // Without a checksum a store keeps a part that was cut off (docs/platform/multipart.md 3).
  if (md5 === null && link.isStore) return queue.fail(name, { kind: "no-checksum" });
  if (isStale(link, queue.now)) {
    releasePart(queue, name, part, true);
    return refreshUrls(queue, name);
  }
  const from = (part - 1) * parts.partSize;
  const to = from + partBytes(parts, entry.size, part);
  const { stalls } = task.attempts;
  const token = queue.requestBeside(name, { kind: "send-part", file, link, from, to, md5, stalls });
  changePart(queue, name, part, { token, state: "sending", sent: 0 });
}

/** The bytes of the file are not those of which the server has parts. A retry sends all of it again. */
function fileChanged(queue: QueueDraft, name: string): void {
  queue.saveForResume(name, null);
  const task = queue.get(name);
  if (task?.onServer.kind === "entry") queue.change(name, { onServer: { ...task.onServer, sentAll: false } });
  queue.fail(name, { kind: "changed" });
  queue.change(name, { parts: null, checksum: { kind: "not-started" } });
}

/** Notes how far one part is. */
export function partProgressed(queue: QueueDraft, name: string, task: UploadTask, token: number, sent: number): void {
  const { parts, entry } = task;
  if (parts === null) return;
  let moved = 0;
  const active = parts.active.map((one): ActivePart => {
    if (one.token !== token) return one;
    moved = sent - one.sent;
    return afterProgress({ ...one, sent }, sent);
  });
  const next = { ...parts, active, speed: withBytes(parts.speed, queue.now, moved) };
  queue.change(name, { parts: next });
  showProgress(queue, name, bytesSent(next, entry.size), partsSpeed(next));
}

/** A part was sent. */
export function partSent(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  { part, transfers }: ActivePart,
  outcome: SendOutcome,
): void {
  const { parts } = task;
  if (parts === null) return;
  const link = parts.links[part - 1];
  const md5 = parts.md5s[part - 1];
  const etag = /^"?([0-9a-f]{32})"?$/i.exec(outcome.ok ? (outcome.etag ?? "") : "")?.[1]?.toLowerCase();
  if (outcome.ok && (etag === undefined || md5 === undefined || etag === md5)) {
    transferSucceeded(queue, name);
    return partAcknowledged(queue, name, part);
  }
  const failure: UploadFailure = outcome.ok
    ? { kind: "checksum-mismatch", expected: `md5:${md5 ?? ""}`, stored: `md5:${etag ?? ""}` }
    : outcome.failure;
  if (failure.kind === "stalled") transferStalled(queue, name);
  if (mayBeExpired(failure, link?.isStore === true) && !queue.isOffline && !parts.suspected.includes(part)) {
    releasePart(queue, name, part, true);
    const now = queue.get(name)?.parts ?? parts;
    queue.change(name, { parts: { ...now, suspected: [...now.suspected, part] } });
    return refreshUrls(queue, name);
  }
  if (failure.kind === "request" && isGone(failure.failure)) return restart(queue, name, failure);
  const shown = storeFailure(failure, parts, link);
  const delay = queue.rules.retry.delay(shown.kind === "link-expired" ? shown : failure, transfers, queue.isOffline);
  if (delay === null) return queue.fail(name, shown);
  const { milliseconds, varied } = delay;
  const token = queue.requestBeside(name, { kind: "wait", milliseconds, varied });
  changePart(queue, name, part, {
    token,
    state: "backing-off",
    sent: 0,
    transfers: countedFailure(transfers, delay),
    failure,
  });
  if (milliseconds > 0) showDelay(queue, name, shown);
}

/** The server has one more part. The journal notes it, and the last one leads to the commit. */
function partAcknowledged(queue: QueueDraft, name: string, part: number): void {
  releasePart(queue, name, part, false);
  const task = queue.get(name);
  if (task === undefined || task.parts === null) return;
  const { parts, entry } = task;
  const md5s = parts.md5s.length === 0 ? [] : acknowledgedMd5s(parts, parts.next - 1);
  queue.saveForResume(name, { size: entry.size, partSize: parts.partSize, parts: md5s, unwanted: false });
  showProgress(queue, name, bytesSent(parts, entry.size), partsSpeed(parts));
  if (isAllSent(parts)) allSent(queue, name);
}

/** The network is back: sends the parts that waited for it. */
export function wakeParts(queue: QueueDraft, name: string): void {
  for (const { part, state, token, failure } of queue.get(name)?.parts?.active ?? []) {
    if (state !== "backing-off" || failure === null || !isNetworkFailure(failure)) continue;
    queue.effect({ kind: "abort", token });
    sendPart(queue, name, part);
  }
  const parts = queue.get(name)?.parts;
  if (parts?.refresh.kind !== "backing-off") return;
  queue.effect({ kind: "abort", token: parts.refresh.token });
  queue.change(name, { parts: { ...parts, refresh: { kind: "due" } } });
}

function changePart(queue: QueueDraft, name: string, part: number, changes: Partial<ActivePart>): void {
  const parts = queue.get(name)?.parts;
  if (parts === null || parts === undefined) return;
  const active = parts.active.map((one) => (one.part === part ? { ...one, ...changes } : one));
  queue.change(name, { parts: { ...parts, active } });
}

/** Frees the slot of a part. With `again` the part must be sent again. */
function releasePart(queue: QueueDraft, name: string, part: number, again: boolean): void {
  const parts = queue.get(name)?.parts;
  if (parts === null || parts === undefined) return;
  const active = parts.active.filter((one) => one.part !== part);
  const waiting = again ? [...parts.again, part].toSorted((one, other) => one - other) : parts.again;
  queue.change(name, { parts: { ...parts, active, again: waiting } });
}
