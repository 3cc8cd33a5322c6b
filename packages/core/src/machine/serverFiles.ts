import { DEFAULT_MIMETYPE } from "../config.ts";
import type { FileEntry, ServerFile } from "../record/files.ts";

function phaseOf(file: ServerFile): FileEntry["phase"] {
  switch (file.status) {
    case "completed":
      return { kind: "finished" };
    case "pending":
    case "failed":
      // The bytes were in a page that is gone; nothing here can send them.
      return { kind: "error", failure: { kind: "interrupted" }, retryable: false };
    default:
      return file.status satisfies never;
  }
}

/** A file that the server had when the page was opened, as an entry of the list (specification 3). */
export function entryOfServerFile(file: ServerFile): FileEntry {
  return {
    key: file.key,
    size: file.size ?? 0,
    checksum: file.checksum ?? "",
    mimetype: file.mimetype ?? DEFAULT_MIMETYPE,
    links: file.links,
    phase: phaseOf(file),
  };
}
