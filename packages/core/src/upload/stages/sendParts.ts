import { isGone } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import type { ChecksumState } from "../queue/checksumState.ts";
import {
  bytesOut,
  isAcknowledged,
  isAllSent,
  isStale,
  partsSpeed,
  type PartsState,
  type ActivePart,
  type PartLink,
  partBytes,
} from "./parts.ts";
import { withMoved } from "../queue/pace.ts";
import { backOff, isNetworkFailure, nextDelay } from "../queue/retryPolicy.ts";
import { refreshUrls, showDelay } from "./presignedUrls.ts";
import { allSent, restart } from "./send.ts";
import type { UploadTask, SendOutcome } from "../queue/state.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

/** Bytes that count as something gained: an attempt that got so much further than any before it begins a new count. */
const GAIN = 2 ** 20;

/** Something was acknowledged: all lanes are used again, one after the other. */
function transferSucceeded(queue: QueueDraft, name: string): void {
  queue.setSlots(queue.slots() + 1);
  if ((queue.get(name)?.stalls ?? 0) > 0) queue.change(name, { stalls: 0 });
}

/** Bytes are stuck: fewer go at a time, with more patience (uploads, 15). */
function transferStalled(queue: QueueDraft, name: string, failure: UploadFailure): void {
  if (failure.kind !== "stalled") return;
  queue.setSlots(Math.floor(queue.slots() / 2));
  queue.change(name, { stalls: (queue.get(name)?.stalls ?? 0) + 1 });
}

/** Bytes went out; told figures never go back and never pass the size (uploads, rule on progress). */
function showProgress(queue: QueueDraft, name: string, bytes: number, bytesPerSecond: number | null): void {
  const file = queue.get(name);
  if (file?.entry.phase.kind !== "uploading") return;
  const { size, phase } = file.entry;
  const out = Math.min(size, Math.max(phase.sent, bytes));
  const isOut = size > 0 && out === size;
  // Parts that are out may have to go once more: only when all were acknowledged is the file being stored.
  if (isOut && file.step.kind !== "parts") return queue.show(name, { kind: "finishing" });
  queue.show(name, { kind: "uploading", sent: out, bytesPerSecond: isOut ? null : bytesPerSecond });
}

/** How far a file that is sent whole is, or one part of it. */
export function progressed(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  { token, sent, bytesPerSecond }: { token: number; sent: number; bytesPerSecond: number | null },
): void {
  if (file.step.kind === "sending") {
    if (sent >= file.furthest + GAIN) queue.change(name, { furthest: sent, sendTries: 0 });
    return showProgress(queue, name, sent, bytesPerSecond);
  }
  const { parts } = file;
  if (parts === null) return;
  let moved = 0;
  const active = parts.active.map((one): ActivePart => {
    if (one.token !== token) return one;
    moved = sent - one.sent;
    const further = { ...one, sent };
    return sent >= one.furthest + GAIN ? { ...further, furthest: sent, attempts: 0 } : further;
  });
  const next = { ...parts, active, pace: withMoved(parts.pace, queue.now, moved) };
  queue.change(name, { parts: next });
  showProgress(queue, name, bytesOut(next, file.entry.size), partsSpeed(next));
}

/** A file that was sent whole arrived, or did not: then what there is of it is deleted, and it is announced anew. */
export function sentWhole(queue: QueueDraft, name: string, file: UploadTask, outcome: SendOutcome): void {
  if (outcome.ok) {
    transferSucceeded(queue, name);
    return allSent(queue, name);
  }
  transferStalled(queue, name, outcome.failure);
  const { failure } = outcome;
  // The draft, too, may be gone: that says the announcement.
  if (failure.kind === "request" && isGone(failure.failure)) return restart(queue, name, failure);
  const next = nextDelay(queue, file.sendTries, failure);
  if (next === null) return queue.fail(name, failure);
  queue.change(name, { sendTries: next.counts ? file.sendTries + 1 : file.sendTries });
  backOff(queue, name, failure, { kind: "restart" }, next);
}

/** Puts one of the parts that hold a lane into another state. */
function changePart(queue: QueueDraft, name: string, part: number, changes: Partial<ActivePart>): void {
  const parts = queue.get(name)?.parts;
  if (parts === null || parts === undefined) return;
  const active = parts.active.map((one) => (one.part === part ? { ...one, ...changes } : one));
  queue.change(name, { parts: { ...parts, active } });
}

/** Takes a part off its lane: it is acknowledged, or (`again`) to be sent once more. */
function releasePart(queue: QueueDraft, name: string, part: number, again: boolean): void {
  const parts = queue.get(name)?.parts;
  if (parts === null || parts === undefined) return;
  const active = parts.active.filter((one) => one.part !== part);
  const waiting = again ? [...parts.again, part].toSorted((one, other) => one - other) : parts.again;
  queue.change(name, { parts: { ...parts, active, again: waiting } });
}

/** The server has one part more; the journal hears of it, and the last one leads to the commit. */
function partAcknowledged(queue: QueueDraft, name: string, part: number): void {
  releasePart(queue, name, part, false);
  const file = queue.get(name);
  if (file === undefined || file.parts === null) return;
  const { parts, entry } = file;
  const md5s =
    parts.md5s.length === 0
      ? []
      : Array.from({ length: parts.next - 1 }, (_, index) =>
          isAcknowledged(parts, index + 1) ? (parts.md5s[index] ?? null) : null,
        );
  queue.saveForResume(name, { size: entry.size, partSize: parts.partSize, parts: md5s, unwanted: false });
  showProgress(queue, name, bytesOut(parts, entry.size), partsSpeed(parts));
  if (isAllSent(parts)) allSent(queue, name);
}

/** Sends a part whose MD5 is known, or which needs none; also when the pause after a failure is over. */
export function sendPart(queue: QueueDraft, name: string, part: number): void {
  const file = queue.get(name);
  const link = file?.parts?.links[part - 1];
  if (file === undefined || file.parts === null || file.file === null) return;
  const { parts } = file;
  if (link === undefined) return queue.fail(name, { kind: "invalid-part", part });
  const md5 = parts.md5s[part - 1] ?? null;
  const confirmed = parts.confirmed[part - 1] ?? null;
  if (confirmed !== null && md5 !== null)
    return confirmed === md5 ? partAcknowledged(queue, name, part) : fileChanged(queue, name);
  // A store keeps a part that was cut off, unless it is told what it should be (multipart, parts to the store).
  if (md5 === null && link.isStore) return queue.fail(name, { kind: "no-checksum" });
  if (isStale(link, queue.now)) {
    releasePart(queue, name, part, true);
    return refreshUrls(queue, name);
  }
  const from = (part - 1) * parts.partSize;
  const to = from + partBytes(parts, file.entry.size, part);
  const token = queue.ask(name, { kind: "send-part", file: file.file, link, from, to, md5, stalls: file.stalls });
  changePart(queue, name, part, { token, state: "sending", sent: 0 });
}

/** The bytes are not those of which the server has parts. */
function fileChanged(queue: QueueDraft, name: string): void {
  queue.saveForResume(name, null);
  const file = queue.get(name);
  // Another try sends all of it anew.
  if (file?.onServer.kind === "entry") queue.change(name, { onServer: { ...file.onServer, sentAll: false } });
  queue.fail(name, { kind: "changed" });
  queue.change(name, { parts: null, checksum: { kind: "not-started" } });
}

/** Gives a free lane to the next part of a file; `false` when it needs none now. */
export function startNextPart(queue: QueueDraft, name: string): boolean {
  const file = queue.get(name);
  const parts = file?.parts;
  if (file === undefined || parts === null || parts === undefined) return false;
  if (file.step.kind !== "parts" || file.isRemoving) return false;
  if (parts.refresh.kind === "due") {
    const { onServer } = file;
    if (onServer.kind !== "entry") return false;
    const token = queue.ask(name, { kind: "refresh-urls", links: onServer.links });
    queue.change(name, { parts: { ...parts, refresh: { kind: "requested", token } } });
    return true;
  }
  if (parts.refresh.kind !== "none") return false;
  const [first, ...others] = parts.again;
  const part = first ?? parts.next;
  if (part > parts.count) return false;
  const one: ActivePart = {
    part,
    token: 0,
    state: "hashing",
    sent: 0,
    furthest: 0,
    attempts: 0,
    failure: null,
  };
  const next = first === undefined ? part + 1 : parts.next;
  queue.change(name, {
    parts: { ...parts, again: first === undefined ? parts.again : others, next, active: [...parts.active, one] },
  });
  const { checksum } = file;
  // One part ahead of the lanes, no further (uploads, measured).
  queue.readOn(name, part + 1);
  if (checksum.kind !== "computing" || parts.md5s[part - 1] !== undefined) sendPart(queue, name, part);
  return true;
}

/** The MD5 of a part was read from the file. */
export function partChecksumKnown(queue: QueueDraft, name: string, file: UploadTask, part: number, md5: string): void {
  const { parts, checksum } = file;
  if (parts === null) return keepAheadChecksum(queue, name, checksum, part, md5);
  const before = parts.md5s[part - 1];
  // Read once more after a pause or a failure: what was sent then and what is sent now must be one file.
  if (before !== undefined && before !== md5) return fileChanged(queue, name);
  const md5s = parts.md5s.slice();
  for (let index = md5s.length; index < part; index += 1) md5s.push(undefined);
  md5s[part - 1] = md5;
  queue.change(name, { parts: { ...parts, md5s } });
  if (parts.active.some((one) => one.part === part && one.state === "hashing")) sendPart(queue, name, part);
}

/** A digest came before the server was ready for its part; in the order of the parts, anew where a worker crashed meanwhile. */
function keepAheadChecksum(queue: QueueDraft, name: string, digest: ChecksumState, part: number, md5: string): void {
  if (digest.kind !== "computing" || digest.ahead === undefined) return;
  const { partSize, md5s } = digest.ahead;
  queue.change(name, { checksum: { ...digest, ahead: { partSize, md5s: md5s.toSpliced(part - 1, 1, md5) } } });
}

/** No more digests come: what waited for one is sent without, where that may be. */
export function sendWithoutChecksum(queue: QueueDraft, name: string): void {
  for (const { part, state } of queue.get(name)?.parts?.active ?? [])
    if (state === "hashing" && queue.get(name)?.step.kind === "parts") sendPart(queue, name, part);
}

/** Whether an address may be to blame that was good before: it has expired, which a page cannot tell from a lost network. */
function mayBeExpired(failure: UploadFailure, isStore: boolean): boolean {
  if (failure.kind !== "request") return false;
  const { kind } = failure.failure;
  return kind === "permission-denied" || (isStore && kind === "no-response");
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/** What is said of a part that was not taken in the end. */
function finalFailure(failure: UploadFailure, parts: PartsState, link: PartLink | undefined): UploadFailure {
  if (link?.isStore !== true || failure.kind !== "request") return failure;
  if (failure.failure.kind === "permission-denied") return { kind: "link-expired" };
  const isFirst = parts.next - parts.again.length - parts.active.length <= 1;
  return failure.failure.kind === "no-response" && isFirst
    ? { kind: "store-unreachable", origin: originOf(link.url) }
    : failure;
}

/** A part arrived, or did not. */
export function sentPart(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  { part, attempts }: ActivePart,
  outcome: SendOutcome,
): void {
  const { parts } = file;
  if (parts === null) return;
  const isStore = parts.links[part - 1]?.isStore === true;
  const md5 = parts.md5s[part - 1];
  const told = /^"?([0-9a-f]{32})"?$/i.exec(outcome.ok ? (outcome.etag ?? "") : "")?.[1]?.toLowerCase();
  if (outcome.ok && (told === undefined || md5 === undefined || told === md5)) {
    transferSucceeded(queue, name);
    return partAcknowledged(queue, name, part);
  }
  const failure: UploadFailure = outcome.ok
    ? { kind: "checksum-mismatch", expected: `md5:${md5 ?? ""}`, stored: `md5:${told ?? ""}` }
    : outcome.failure;
  transferStalled(queue, name, failure);
  if (mayBeExpired(failure, isStore) && !queue.isOffline && !parts.suspected.includes(part)) {
    releasePart(queue, name, part, true);
    const now = queue.get(name)?.parts ?? parts;
    queue.change(name, { parts: { ...now, suspected: [...now.suspected, part] } });
    return refreshUrls(queue, name);
  }
  if (failure.kind === "request" && isGone(failure.failure)) return restart(queue, name, failure);
  const said = finalFailure(failure, parts, parts.links[part - 1]);
  const next = nextDelay(queue, attempts, failure.kind === "request" && said.kind === "link-expired" ? said : failure);
  if (next === null) return queue.fail(name, said);
  const { milliseconds, varied, counts } = next;
  const token = queue.ask(name, { kind: "wait", milliseconds, varied });
  changePart(queue, name, part, {
    token,
    state: "backing-off",
    sent: 0,
    attempts: counts ? attempts + 1 : attempts,
    failure,
  });
  if (milliseconds > 0) showDelay(queue, name, said);
}

/** The network is back: what waited for it alone goes on at once. */
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
