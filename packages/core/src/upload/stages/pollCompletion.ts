import type { ServerFile } from "../../record/files.ts";
import { startParts } from "./parts.ts";
import type { UploadTask } from "../queue/state.ts";
import { partitionOf, finish, verifyChecksum } from "./verifyChecksum.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

/** Before each reading of an entry whose checksum the server still computes; after the last it is not waited for. */
const POLL_DELAYS: readonly number[] = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** Between two readings of a file that the server fetches itself. */
const FETCH_DELAY = 10_000;

/** Asks once more for what the server makes of a file: its checksum, or what it fetches. */
export function pollCompletion(queue: QueueDraft, name: string, times: number, server: ServerFile | null): void {
  const milliseconds = server === null ? FETCH_DELAY : POLL_DELAYS[times];
  if (milliseconds === undefined) {
    const file = queue.get(name);
    if (file !== undefined && server !== null) finish(queue, name, file, server, "pending");
    return;
  }
  queue.request(name, { kind: "polling", times, server }, { kind: "wait", milliseconds, varied: false });
}

/** The server has the file: it is judged, or waited for until its checksum can be. */
export function completed(queue: QueueDraft, name: string, file: UploadTask, server: ServerFile, times = 0): void {
  const isComputed = server.checksum !== null && server.checksum !== undefined && server.checksum !== "";
  if (isComputed || file.checksum.kind === "unknown") return verifyChecksum(queue, name, file, server);
  if (file.entry.phase.kind !== "finishing") queue.show(name, { kind: "finishing" });
  pollCompletion(queue, name, times, server);
}

/**
 * An entry from before this page turns out to be complete: its commit was under way when that page ended, or another page
 * sent it. It is compared with the chosen file; `false` where that cannot be done, and it is to be sent anew.
 */
export function isCompletedBefore(queue: QueueDraft, name: string, server: ServerFile): boolean {
  const file = queue.get(name);
  if (file === undefined || server.status !== "completed" || server.size !== file.entry.size) return false;
  const cut = partitionOf(server.checksum);
  if (!queue.rules.integrityCheck || cut === null) return false;
  const { links } = server;
  const parts = cut === "whole" ? null : startParts(cut.partSize, cut.count, []);
  queue.change(name, { onServer: { kind: "entry", links, sentAll: true }, parts, entry: { ...file.entry, links } });
  completed(queue, name, queue.get(name) ?? file, server);
  return true;
}
