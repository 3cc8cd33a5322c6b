import { DEFAULT_MIMETYPE, FETCH_TRANSFER } from "../config.ts";
import type { FileEntry, ServerFile } from "./files.ts";

function phaseOf(file: ServerFile): FileEntry["phase"] {
  switch (file.status) {
    case "completed":
      return { kind: "finished" };
    case "failed":
      return {
        kind: "error",
        failure: { kind: "fetch-failed", message: file.transfer?.error ?? "" },
        retryable: false,
      };
    case "pending":
      // The server fetches it itself: what becomes of that is for the server to say.
      if (file.transfer?.type === FETCH_TRANSFER) return { kind: "finishing" };
      // The bytes were in a page that is gone; nothing here can send them.
      return { kind: "error", failure: { kind: "interrupted" }, retryable: false };
    default:
      return file.status satisfies never;
  }
}

/** A file that the server had when the page was opened, as an entry of the list (specification 3). */
export function entryOfServerFile(file: ServerFile): FileEntry {
  // The addresses of parts are made anew with every answer, and may be thousands.
  const { parts: _, ...links } = file.links;
  return {
    key: file.key,
    size: file.size ?? 0,
    checksum: file.checksum ?? "",
    mimetype: file.mimetype ?? DEFAULT_MIMETYPE,
    links,
    ...(file.transfer === undefined ? {} : { transfer: file.transfer.type }),
    phase: phaseOf(file),
  };
}
