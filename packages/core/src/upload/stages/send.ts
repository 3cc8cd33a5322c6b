import type { UploadFailure } from "../../record/files.ts";
import { type PartsState, bytesOut, isAllSent } from "./parts.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

/** Holds a file that was to send bytes now. */
export function pauseTask(queue: QueueDraft, name: string): void {
  const file = queue.get(name);
  if (file === undefined) return;
  queue.stop(name);
  queue.change(name, { step: { kind: "paused" }, pauseRequested: false });
  const { parts, entry } = queue.get(name) ?? file;
  queue.show(name, { kind: "paused", sent: parts === null ? 0 : bytesOut(parts, entry.size) });
}

/** Sends a file whole, from its start; one that the person holds stops before. */
export function beginWhole(queue: QueueDraft, name: string): void {
  const file = queue.get(name);
  if (file === undefined) return;
  if (file.pauseRequested) return pauseTask(queue, name);
  if (file.file === null) return queue.fail(name, { kind: "unreadable" });
  const { links } = file.entry;
  if (file.onServer.kind === "entry") queue.change(name, { onServer: { ...file.onServer, isFresh: false } });
  queue.show(name, { kind: "uploading", sent: 0, bytesPerSecond: null });
  queue.request(name, { kind: "sending" }, { kind: "send", file: file.file, links, stalls: file.stalls });
  queue.computeChecksum(name);
}

/** Sends the parts of a file that are missing, unless the person holds it; each begins when a lane is free. */
export function beginParts(queue: QueueDraft, name: string, parts: PartsState): void {
  const file = queue.get(name);
  if (file === undefined) return;
  // Addresses that failed before this try may be suspected once more.
  queue.change(name, { parts: { ...parts, suspected: [], pace: [] }, step: { kind: "parts" }, token: 0 });
  if (file.pauseRequested) return pauseTask(queue, name);
  if (file.file === null) return queue.fail(name, { kind: "unreadable" });
  queue.show(name, { kind: "uploading", sent: bytesOut(parts, file.entry.size), bytesPerSecond: null });
  queue.computeChecksum(name);
  if (isAllSent(parts)) allSent(queue, name);
}

/** Every byte was acknowledged: the server is asked to make a file of them. */
export function allSent(queue: QueueDraft, name: string): void {
  const file = queue.get(name);
  if (file === undefined) return;
  const { entry } = file;
  const { links } = entry;
  // Read to its end, also where the last parts were there before.
  queue.readOn(name);
  queue.change(name, { onServer: { kind: "entry", links, sentAll: true }, tries: 0, sendTries: 0, stalls: 0 });
  if (entry.phase.kind !== "finishing") queue.show(name, { kind: "finishing" });
  queue.request(name, { kind: "committing" }, { kind: "commit", links });
}

/** The server lost a file or its parts: it is sent from its start under a new entry, twice at most, then it fails. */
export function restart(queue: QueueDraft, name: string, failure: UploadFailure): void {
  const file = queue.get(name);
  if (file === undefined) return;
  queue.stop(name);
  queue.stopChecksum(name);
  queue.saveForResume(name, null);
  const onServer = file.onServer.kind === "entry" ? { ...file.onServer, sentAll: false } : file.onServer;
  queue.change(name, { onServer, parts: null });
  if (file.restarts >= 2) return queue.fail(name, failure);
  queue.change(name, { restarts: file.restarts + 1, tries: 0 });
  queue.show(name, { kind: "pending" });
  queue.request(name, { kind: "awaiting-draft" }, { kind: "get-draft" });
}
