import type { FileEntry, ServerFile } from "../../record/files.ts";
import type { UploadTask } from "../queue/state.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

/** A checksum that can be compared: of the whole file, or of its parts' checksums, as a store has it at first. */
interface Comparable {
  readonly kind: "whole" | "parts";
  readonly md5: string;
}

/** What a checksum of the server's says: `md5:<hex>`, or `multipart:<hex>-<parts>-<part size>` (multipart, commit). */
function readChecksum(checksum: string | null | undefined, parts: number | null): Comparable | null {
  const whole = /^md5:([0-9a-f]{32})$/i.exec(checksum ?? "")?.[1];
  if (whole !== undefined) return { kind: "whole", md5: whole.toLowerCase() };
  const [, ofParts, count] = /^multipart:"?([0-9a-f]{32})"?-(\d+)(?:-\w+)?$/i.exec(checksum ?? "") ?? [];
  if (ofParts === undefined || Number(count) !== parts) return null;
  return { kind: "parts", md5: ofParts.toLowerCase() };
}

/** How a file is to be read so that this checksum can be compared; `null` where no reading would do. */
export function partitionOf(checksum: string | null | undefined): "whole" | { partSize: number; count: number } | null {
  if (checksum === null || checksum === undefined || checksum === "" || readChecksum(checksum, null) !== null)
    return "whole";
  const [, count = 0, partSize = 0] = /-(\d+)-(\d+)$/.exec(checksum)?.map(Number) ?? [];
  return partSize > 0 && readChecksum(checksum, count) !== null ? { partSize, count } : null;
}

/** The server has the file, and what could be compared was the same. */
export function finish(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  { links, checksum, mimetype, size }: ServerFile,
  verification: FileEntry["verification"],
): void {
  queue.stopChecksum(name);
  // Of a file that went whole nothing was written.
  if (file.plan?.type !== "L") queue.saveForResume(name, null);
  const entry: FileEntry = {
    ...file.entry,
    links,
    checksum: checksum ?? "",
    mimetype: mimetype ?? file.entry.mimetype,
    size: size ?? file.entry.size,
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
 * The server says that it has the whole file: it is finished when that is the file that was sent, of the same size and
 * MD5, or MD5 of its parts' MD5s (uploads, rule 4; multipart, commit). Where there is nothing to compare, the size alone
 * decides, and the entry says so.
 */
export function verifyChecksum(queue: QueueDraft, name: string, file: UploadTask, server: ServerFile): void {
  const { size, links } = server;
  // What is there is not our file: the next try deletes it and sends it anew.
  const anew = { onServer: { kind: "entry", links, sentAll: false }, parts: null } as const;
  if (size !== file.entry.size) {
    queue.saveForResume(name, null);
    queue.change(name, anew);
    return queue.fail(name, { kind: "size-mismatch", expected: file.entry.size, stored: size ?? 0 });
  }
  const stored = readChecksum(server.checksum, file.parts?.count ?? null);
  if (stored === null) return finish(queue, name, file, server, "unknown");
  switch (file.checksum.kind) {
    case "known": {
      const { md5, ofParts } = file.checksum;
      const own = stored.kind === "whole" ? md5 : ofParts;
      if (own === null) return finish(queue, name, file, server, "unknown");
      if (own === stored.md5) return finish(queue, name, file, server, "same");
      // The next try reads the file once more as well: the fault may have been on this side.
      queue.saveForResume(name, null);
      queue.change(name, { ...anew, checksum: { kind: "not-started" } });
      return queue.fail(name, { kind: "checksum-mismatch", expected: `md5:${own}`, stored: `md5:${stored.md5}` });
    }
    case "unknown":
      return finish(queue, name, file, server, "unknown");
    case "not-started":
    case "computing":
      queue.change(name, {
        step: { kind: "verifying", server },
        token: 0,
        onServer: { kind: "entry", links, sentAll: true },
      });
      if (file.entry.phase.kind !== "finishing") queue.show(name, { kind: "finishing" });
      queue.computeChecksum(name);
      // Nothing is compared in this repository.
      if (queue.get(name)?.checksum.kind === "unknown") return finish(queue, name, file, server, "unknown");
      return queue.readOn(name);
    default:
      return file.checksum satisfies never;
  }
}

/** The MD5 of a file is known, or cannot be (`null`); a file that waited only for it is judged now. */
export function checksumKnown(queue: QueueDraft, name: string, md5: string | null, ofParts: string | null): void {
  queue.change(name, { checksum: md5 === null ? { kind: "unknown" } : { kind: "known", md5, ofParts } });
  const file = queue.get(name);
  if (file?.step.kind === "verifying") verifyChecksum(queue, name, file, file.step.server);
}
