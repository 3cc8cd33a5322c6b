import { isGone } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import type { Digest } from "../queue/checksumState.ts";
import {
  bytesOut,
  isAcknowledged,
  isAllSent,
  isStale,
  partsSpeed,
  type LaneParts,
  type LivePart,
  type PartLink,
  partBytes,
} from "./parts.ts";
import { withMoved } from "../queue/pace.ts";
import { backOff, isOfNetwork, nextDelay } from "../queue/retryPolicy.ts";
import { renewLinks, showDelay } from "./presignedUrls.ts";
import { allSent, restart } from "./send.ts";
import type { LaneFile, SendOutcome } from "../queue/state.ts";
import type { LaneWork } from "../queue/QueueDraft.ts";

/** Bytes that count as something gained: an attempt that got so much further than any before it begins a new count. */
const GAIN = 2 ** 20;

/** Something was acknowledged: all lanes are used again, one after the other. */
function gain(work: LaneWork, name: string): void {
  work.setLanes(work.lanes() + 1);
  if ((work.get(name)?.stalls ?? 0) > 0) work.change(name, { stalls: 0 });
}

/** Bytes are stuck: fewer go at a time, with more patience (uploads, 15). */
function stalled(work: LaneWork, name: string, failure: UploadFailure): void {
  if (failure.kind !== "stalled") return;
  work.setLanes(Math.floor(work.lanes() / 2));
  work.change(name, { stalls: (work.get(name)?.stalls ?? 0) + 1 });
}

/** Bytes went out; told figures never go back and never pass the size (uploads, rule on progress). */
function tell(work: LaneWork, name: string, bytes: number, bytesPerSecond: number | null): void {
  const file = work.get(name);
  if (file?.entry.phase.kind !== "uploading") return;
  const { size, phase } = file.entry;
  const out = Math.min(size, Math.max(phase.sent, bytes));
  const isOut = size > 0 && out === size;
  // Parts that are out may have to go once more: only when all were acknowledged is the file being stored.
  if (isOut && file.step.kind !== "parts") return work.show(name, { kind: "finishing" });
  work.show(name, { kind: "uploading", sent: out, bytesPerSecond: isOut ? null : bytesPerSecond });
}

/** How far a file that is sent whole is, or one part of it. */
export function progressed(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { token, sent, bytesPerSecond }: { token: number; sent: number; bytesPerSecond: number | null },
): void {
  if (file.step.kind === "sending") {
    if (sent >= file.furthest + GAIN) work.change(name, { furthest: sent, sendTries: 0 });
    return tell(work, name, sent, bytesPerSecond);
  }
  const { parts } = file;
  if (parts === null) return;
  let moved = 0;
  const live = parts.live.map((one): LivePart => {
    if (one.token !== token) return one;
    moved = sent - one.sent;
    const further = { ...one, sent };
    return sent >= one.furthest + GAIN ? { ...further, furthest: sent, tries: 0 } : further;
  });
  const next = { ...parts, live, pace: withMoved(parts.pace, work.now, moved) };
  work.change(name, { parts: next });
  tell(work, name, bytesOut(next, file.entry.size), partsSpeed(next));
}

/** A file that was sent whole arrived, or did not: then what there is of it is deleted, and it is announced anew. */
export function sentWhole(work: LaneWork, name: string, file: LaneFile, outcome: SendOutcome): void {
  if (outcome.ok) {
    gain(work, name);
    return allSent(work, name);
  }
  stalled(work, name, outcome.failure);
  const { failure } = outcome;
  // The draft, too, may be gone: that says the announcement.
  if (failure.kind === "request" && isGone(failure.failure)) return restart(work, name, failure);
  const next = nextDelay(work, file.sendTries, failure);
  if (next === null) return work.fail(name, failure);
  work.change(name, { sendTries: next.counts ? file.sendTries + 1 : file.sendTries });
  backOff(work, name, failure, { kind: "turn" }, next);
}

/** Puts one of the parts that hold a lane into another state. */
function setLive(work: LaneWork, name: string, part: number, changes: Partial<LivePart>): void {
  const parts = work.get(name)?.parts;
  if (parts === null || parts === undefined) return;
  const live = parts.live.map((one) => (one.part === part ? { ...one, ...changes } : one));
  work.change(name, { parts: { ...parts, live } });
}

/** Takes a part off its lane: it is acknowledged, or (`again`) to be sent once more. */
function release(work: LaneWork, name: string, part: number, again: boolean): void {
  const parts = work.get(name)?.parts;
  if (parts === null || parts === undefined) return;
  const live = parts.live.filter((one) => one.part !== part);
  const waiting = again ? [...parts.again, part].toSorted((one, other) => one - other) : parts.again;
  work.change(name, { parts: { ...parts, live, again: waiting } });
}

/** The server has one part more; the journal hears of it, and the last one leads to the commit. */
function acknowledged(work: LaneWork, name: string, part: number): void {
  release(work, name, part, false);
  const file = work.get(name);
  if (file === undefined || file.parts === null) return;
  const { parts, entry } = file;
  const md5s =
    parts.md5s.length === 0
      ? []
      : Array.from({ length: parts.next - 1 }, (_, index) =>
          isAcknowledged(parts, index + 1) ? (parts.md5s[index] ?? null) : null,
        );
  work.remember(name, { size: entry.size, partSize: parts.partSize, parts: md5s, unwanted: false });
  tell(work, name, bytesOut(parts, entry.size), partsSpeed(parts));
  if (isAllSent(parts)) allSent(work, name);
}

/** Sends a part whose MD5 is known, or which needs none; also when the pause after a failure is over. */
export function sendPart(work: LaneWork, name: string, part: number): void {
  const file = work.get(name);
  const link = file?.parts?.links[part - 1];
  if (file === undefined || file.parts === null || file.file === null) return;
  const { parts } = file;
  if (link === undefined) return work.fail(name, { kind: "invalid-part", part });
  const md5 = parts.md5s[part - 1] ?? null;
  const confirmed = parts.confirmed[part - 1] ?? null;
  if (confirmed !== null && md5 !== null)
    return confirmed === md5 ? acknowledged(work, name, part) : changed(work, name);
  // A store keeps a part that was cut off, unless it is told what it should be (multipart, parts to the store).
  if (md5 === null && link.isStore) return work.fail(name, { kind: "no-checksum" });
  if (isStale(link, work.now)) {
    release(work, name, part, true);
    return renewLinks(work, name);
  }
  const from = (part - 1) * parts.partSize;
  const to = from + partBytes(parts, file.entry.size, part);
  const token = work.ask(name, { kind: "send-part", file: file.file, link, from, to, md5, stalls: file.stalls });
  setLive(work, name, part, { token, state: "sending", sent: 0 });
}

/** The bytes are not those of which the server has parts. */
function changed(work: LaneWork, name: string): void {
  work.remember(name, null);
  const file = work.get(name);
  // Another try sends all of it anew.
  if (file?.onServer.kind === "entry") work.change(name, { onServer: { ...file.onServer, sentAll: false } });
  work.fail(name, { kind: "changed" });
  work.change(name, { parts: null, digest: { kind: "unasked" } });
}

/** Gives a free lane to the next part of a file; `false` when it needs none now. */
export function takePart(work: LaneWork, name: string): boolean {
  const file = work.get(name);
  const parts = file?.parts;
  if (file === undefined || parts === null || parts === undefined) return false;
  if (file.step.kind !== "parts" || file.unwanted) return false;
  if (parts.refresh.kind === "due") {
    const { onServer } = file;
    if (onServer.kind !== "entry") return false;
    const token = work.ask(name, { kind: "refresh", links: onServer.links });
    work.change(name, { parts: { ...parts, refresh: { kind: "asked", token } } });
    return true;
  }
  if (parts.refresh.kind !== "none") return false;
  const [first, ...others] = parts.again;
  const part = first ?? parts.next;
  if (part > parts.count) return false;
  const one: LivePart = {
    part,
    token: 0,
    state: "hashing",
    sent: 0,
    furthest: 0,
    tries: 0,
    failure: null,
  };
  const next = first === undefined ? part + 1 : parts.next;
  work.change(name, {
    parts: { ...parts, again: first === undefined ? parts.again : others, next, live: [...parts.live, one] },
  });
  const { digest } = file;
  // One part ahead of the lanes, no further (uploads, measured).
  work.readOn(name, part + 1);
  if (digest.kind !== "awaited" || parts.md5s[part - 1] !== undefined) sendPart(work, name, part);
  return true;
}

/** The MD5 of a part was read from the file. */
export function partHashed(work: LaneWork, name: string, file: LaneFile, part: number, md5: string): void {
  const { parts, digest } = file;
  if (parts === null) return readAhead(work, name, digest, part, md5);
  const before = parts.md5s[part - 1];
  // Read once more after a pause or a failure: what was sent then and what is sent now must be one file.
  if (before !== undefined && before !== md5) return changed(work, name);
  const md5s = parts.md5s.slice();
  for (let index = md5s.length; index < part; index += 1) md5s.push(undefined);
  md5s[part - 1] = md5;
  work.change(name, { parts: { ...parts, md5s } });
  if (parts.live.some((one) => one.part === part && one.state === "hashing")) sendPart(work, name, part);
}

/** A digest came before the server was ready for its part; in the order of the parts, anew where a worker crashed meanwhile. */
function readAhead(work: LaneWork, name: string, digest: Digest, part: number, md5: string): void {
  if (digest.kind !== "awaited" || digest.ahead === undefined) return;
  const { partSize, md5s } = digest.ahead;
  work.change(name, { digest: { ...digest, ahead: { partSize, md5s: md5s.toSpliced(part - 1, 1, md5) } } });
}

/** No more digests come: what waited for one is sent without, where that may be. */
export function sendUnhashed(work: LaneWork, name: string): void {
  for (const { part, state } of work.get(name)?.parts?.live ?? [])
    if (state === "hashing" && work.get(name)?.step.kind === "parts") sendPart(work, name, part);
}

/** Whether an address may be to blame that was good before: it has expired, which a page cannot tell from a lost network. */
function mayBeExpired(failure: UploadFailure, isStore: boolean): boolean {
  if (failure.kind !== "request") return false;
  const { kind } = failure.failure;
  return kind === "permission-denied" || (isStore && kind === "no-response");
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/** What is said of a part that was not taken in the end. */
function lastWord(failure: UploadFailure, parts: LaneParts, link: PartLink | undefined): UploadFailure {
  if (link?.isStore !== true || failure.kind !== "request") return failure;
  if (failure.failure.kind === "permission-denied") return { kind: "link-expired" };
  const isFirst = parts.next - parts.again.length - parts.live.length <= 1;
  return failure.failure.kind === "no-response" && isFirst
    ? { kind: "store-unreachable", origin: originOf(link.url) }
    : failure;
}

/** A part arrived, or did not. */
export function sentPart(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { part, tries }: LivePart,
  outcome: SendOutcome,
): void {
  const { parts } = file;
  if (parts === null) return;
  const isStore = parts.links[part - 1]?.isStore === true;
  const md5 = parts.md5s[part - 1];
  const told = /^"?([0-9a-f]{32})"?$/i.exec(outcome.ok ? (outcome.etag ?? "") : "")?.[1]?.toLowerCase();
  if (outcome.ok && (told === undefined || md5 === undefined || told === md5)) {
    gain(work, name);
    return acknowledged(work, name, part);
  }
  const failure: UploadFailure = outcome.ok
    ? { kind: "checksum-mismatch", expected: `md5:${md5 ?? ""}`, stored: `md5:${told ?? ""}` }
    : outcome.failure;
  stalled(work, name, failure);
  if (mayBeExpired(failure, isStore) && !work.isOffline && !parts.suspected.includes(part)) {
    release(work, name, part, true);
    const now = work.get(name)?.parts ?? parts;
    work.change(name, { parts: { ...now, suspected: [...now.suspected, part] } });
    return renewLinks(work, name);
  }
  if (failure.kind === "request" && isGone(failure.failure)) return restart(work, name, failure);
  const said = lastWord(failure, parts, parts.links[part - 1]);
  const next = nextDelay(work, tries, failure.kind === "request" && said.kind === "link-expired" ? said : failure);
  if (next === null) return work.fail(name, said);
  const { milliseconds, varied, counts } = next;
  const token = work.ask(name, { kind: "wait", milliseconds, varied });
  setLive(work, name, part, { token, state: "backing-off", sent: 0, tries: counts ? tries + 1 : tries, failure });
  if (milliseconds > 0) showDelay(work, name, said);
}

/** The network is back: what waited for it alone goes on at once. */
export function wakeParts(work: LaneWork, name: string): void {
  for (const { part, state, token, failure } of work.get(name)?.parts?.live ?? []) {
    if (state !== "backing-off" || failure === null || !isOfNetwork(failure)) continue;
    work.effect({ kind: "abort", token });
    sendPart(work, name, part);
  }
  const parts = work.get(name)?.parts;
  if (parts?.refresh.kind !== "backing-off") return;
  work.effect({ kind: "abort", token: parts.refresh.token });
  work.change(name, { parts: { ...parts, refresh: { kind: "due" } } });
}
