import type { FileEntry, ServerFile } from "../../record/files.ts";
import { startParts } from "../queue/parts.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";
import type { UploadTask } from "../queue/state.ts";

/** Milliseconds before each reading of an entry whose checksum the server computes. After the last it is not awaited. */
const POLL_DELAYS: readonly number[] = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** Milliseconds between two readings of a file that the server fetches itself. */
const FETCH_DELAY = 10_000;

/** The server has the file: verifies it, or waits until the server has computed its checksum. */
export function completed(queue: QueueDraft, name: string, task: UploadTask, server: ServerFile, times = 0): void {
  const isComputed = server.checksum !== null && server.checksum !== undefined && server.checksum !== "";
  if (isComputed || task.checksum.kind === "unknown") return verifyChecksum(queue, name, task, server);
  if (task.entry.phase.kind !== "finishing") queue.show(name, { kind: "finishing" });
  pollCompletion(queue, name, times, server);
}

/** Reads the entry once more after a pause, until its checksum is computed or the server has fetched it. */
export function pollCompletion(queue: QueueDraft, name: string, times: number, server: ServerFile | null): void {
  const milliseconds = server === null ? FETCH_DELAY : POLL_DELAYS[times];
  if (milliseconds === undefined) {
    const task = queue.get(name);
    if (task !== undefined && server !== null) finish(queue, name, task, server, "pending");
    return;
  }
  queue.request(name, { kind: "polling", times, server }, { kind: "wait", milliseconds, varied: false });
}

/**
 * Compares the server's file with the one that was sent: size, and MD5 or MD5 of the part MD5s (docs/platform/multipart.md
 * 5). Where no checksum can be compared, the size decides, and the entry says so.
 */
function verifyChecksum(queue: QueueDraft, name: string, task: UploadTask, server: ServerFile): void {
  const { size, links } = server;
  const { entry, checksum, parts } = task;
  // The server has another file. The next attempt deletes it and sends this one again.
  const sentAgain = { onServer: { kind: "entry", links, sentAll: false }, parts: null } as const;
  if (size !== entry.size) {
    queue.saveForResume(name, null);
    queue.change(name, sentAgain);
    return queue.fail(name, { kind: "size-mismatch", expected: entry.size, stored: size ?? 0 });
  }
  const stored = readChecksum(server.checksum, parts?.count ?? null);
  if (stored === null) return finish(queue, name, task, server, "unknown");
  switch (checksum.kind) {
    case "known": {
      const own = stored.kind === "whole" ? checksum.md5 : checksum.ofParts;
      if (own === null) return finish(queue, name, task, server, "unknown");
      if (own === stored.md5) return finish(queue, name, task, server, "same");
      // The next attempt also reads the file again: the error may have been on this side.
      queue.saveForResume(name, null);
      queue.change(name, { ...sentAgain, checksum: { kind: "not-started" } });
      return queue.fail(name, { kind: "checksum-mismatch", expected: `md5:${own}`, stored: `md5:${stored.md5}` });
    }
    case "unknown":
      return finish(queue, name, task, server, "unknown");
    case "not-started":
    case "computing":
      queue.change(name, {
        step: { kind: "verifying", server },
        token: 0,
        onServer: { kind: "entry", links, sentAll: true },
      });
      if (entry.phase.kind !== "finishing") queue.show(name, { kind: "finishing" });
      queue.startChecksum(name);
      // Nothing is compared in this repository.
      if (queue.get(name)?.checksum.kind === "unknown") return finish(queue, name, task, server, "unknown");
      return queue.readOn(name);
    default:
      return checksum satisfies never;
  }
}

/** The MD5 of a file is known, or cannot be computed (`null`). A file that waited for it is verified. */
export function checksumKnown(queue: QueueDraft, name: string, md5: string | null, ofParts: string | null): void {
  queue.change(name, { checksum: md5 === null ? { kind: "unknown" } : { kind: "known", md5, ofParts } });
  const task = queue.get(name);
  if (task?.step.kind === "verifying") verifyChecksum(queue, name, task, task.step.server);
}

/** Finishes a file. */
export function finish(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  { links, checksum, mimetype, size }: ServerFile,
  verification: FileEntry["verification"],
): void {
  queue.stopChecksum(name);
  // The journal knows nothing of a file that was sent whole.
  if (task.plan?.type !== "L") queue.saveForResume(name, null);
  const entry: FileEntry = {
    ...task.entry,
    links,
    checksum: checksum ?? "",
    mimetype: mimetype ?? task.entry.mimetype,
    size: size ?? task.entry.size,
    verification,
  };
  queue.change(name, {
    file: null,
    step: { kind: "idle" },
    token: 0,
    checksum: { kind: "not-started" },
    parts: null,
    plan: null,
    pauseRequested: false,
    entry,
    onServer: { kind: "entry", links, sentAll: true },
  });
  queue.show(name, { kind: "finished" });
}

/**
 * Verifies an entry that was completed since an earlier page: by that page's commit, or by another tab. Returns `false`
 * where it cannot be compared with the chosen file, which is then sent again.
 */
export function verifyEarlierUpload(queue: QueueDraft, name: string, server: ServerFile): boolean {
  const task = queue.get(name);
  if (task === undefined || server.status !== "completed" || server.size !== task.entry.size) return false;
  const partition = partitionOf(server.checksum);
  if (!queue.rules.integrityCheck || partition === null) return false;
  const { links } = server;
  const parts = partition === "whole" ? null : startParts(partition.partSize, partition.count, []);
  queue.change(name, { onServer: { kind: "entry", links, sentAll: true }, parts, entry: { ...task.entry, links } });
  completed(queue, name, queue.get(name) ?? task, server);
  return true;
}

/** A checksum that can be compared: of the whole file, or of its parts' checksums, as a store has it at first. */
interface Comparable {
  readonly kind: "whole" | "parts";
  readonly md5: string;
}

/** Parses a checksum of the server: `md5:<hex>`, or `multipart:<hex>-<parts>-<part size>`. */
function readChecksum(checksum: string | null | undefined, parts: number | null): Comparable | null {
  const whole = /^md5:([0-9a-f]{32})$/i.exec(checksum ?? "")?.[1];
  if (whole !== undefined) return { kind: "whole", md5: whole.toLowerCase() };
  const [, ofParts, count] = /^multipart:"?([0-9a-f]{32})"?-(\d+)(?:-\w+)?$/i.exec(checksum ?? "") ?? [];
  if (ofParts === undefined || Number(count) !== parts) return null;
  return { kind: "parts", md5: ofParts.toLowerCase() };
}

/** Returns the parts in which a file must be read to compare this checksum, or `null` if it cannot be compared. */
function partitionOf(checksum: string | null | undefined): "whole" | { partSize: number; count: number } | null {
  if (checksum === null || checksum === undefined || checksum === "" || readChecksum(checksum, null) !== null)
    return "whole";
  const [, count = 0, partSize = 0] = /-(\d+)-(\d+)$/.exec(checksum)?.map(Number) ?? [];
  return partSize > 0 && readChecksum(checksum, count) !== null ? { partSize, count } : null;
}
