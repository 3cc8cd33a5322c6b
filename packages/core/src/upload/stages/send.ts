import type { UploadFailure } from "../../record/files.ts";
import { type LaneParts, bytesOut, isAllSent } from "./parts.ts";
import type { LaneWork } from "../queue/QueueDraft.ts";

/** Holds a file that was to send bytes now. */
export function rest(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined) return;
  work.stop(name);
  work.change(name, { step: { kind: "paused" }, held: false });
  const { parts, entry } = work.get(name) ?? file;
  work.show(name, { kind: "paused", sent: parts === null ? 0 : bytesOut(parts, entry.size) });
}

/** Sends a file whole, from its start; one that the person holds stops before. */
export function beginWhole(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined) return;
  if (file.held) return rest(work, name);
  if (file.file === null) return work.fail(name, { kind: "unreadable" });
  const { links } = file.entry;
  if (file.onServer.kind === "entry") work.change(name, { onServer: { ...file.onServer, isFresh: false } });
  work.show(name, { kind: "uploading", sent: 0, bytesPerSecond: null });
  work.request(name, { kind: "sending" }, { kind: "send", file: file.file, links, stalls: file.stalls });
  work.hash(name);
}

/** Sends the parts of a file that are missing, unless the person holds it; each begins when a lane is free. */
export function beginParts(work: LaneWork, name: string, parts: LaneParts): void {
  const file = work.get(name);
  if (file === undefined) return;
  // Addresses that failed before this try may be suspected once more.
  work.change(name, { parts: { ...parts, suspected: [], pace: [] }, step: { kind: "parts" }, token: 0 });
  if (file.held) return rest(work, name);
  if (file.file === null) return work.fail(name, { kind: "unreadable" });
  work.show(name, { kind: "uploading", sent: bytesOut(parts, file.entry.size), bytesPerSecond: null });
  work.hash(name);
  if (isAllSent(parts)) allSent(work, name);
}

/** Every byte was acknowledged: the server is asked to make a file of them. */
export function allSent(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined) return;
  const { entry } = file;
  const { links } = entry;
  // Read to its end, also where the last parts were there before.
  work.readOn(name);
  work.change(name, { onServer: { kind: "entry", links, sentAll: true }, tries: 0, sendTries: 0, stalls: 0 });
  if (entry.phase.kind !== "finishing") work.show(name, { kind: "finishing" });
  work.request(name, { kind: "committing" }, { kind: "commit", links });
}

/** The server lost a file or its parts: it is sent from its start under a new entry, twice at most, then it fails. */
export function restart(work: LaneWork, name: string, failure: UploadFailure): void {
  const file = work.get(name);
  if (file === undefined) return;
  work.stop(name);
  work.stopHashing(name);
  work.remember(name, null);
  const onServer = file.onServer.kind === "entry" ? { ...file.onServer, sentAll: false } : file.onServer;
  work.change(name, { onServer, parts: null });
  if (file.restarts >= 2) return work.fail(name, failure);
  work.change(name, { restarts: file.restarts + 1, tries: 0 });
  work.show(name, { kind: "pending" });
  work.request(name, { kind: "asking" }, { kind: "ask-draft" });
}
