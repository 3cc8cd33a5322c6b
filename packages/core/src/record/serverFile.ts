import { DEFAULT_MIMETYPE, FETCH_TRANSFER } from "../config.ts";
import type { FileEntry, ServerFile } from "./files.ts";

/** A step of an address to the folder above, or to the same once more, as browsers and servers read it. */
const dotStep = /[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/iu;

/**
 * Whether the link of a file is the address of something else: the platform takes "../../../other/draft" for the name of a
 * file, and to remove that file by its link would delete the other draft.
 */
export const leadsElsewhere = (url: string): boolean => dotStep.test(url);

function phaseOf(file: ServerFile): FileEntry["phase"] {
  const url = file.links.self ?? "";
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
      if (leadsElsewhere(url)) {
        const failure = { kind: "foreign-address", request: { method: "GET", url }, message: "" } as const;
        return { kind: "error", failure: { kind: "request", failure }, retryable: false };
      }
      // The bytes were in a page that is gone; nothing here can send them.
      return { kind: "error", failure: { kind: "interrupted" }, retryable: false };
    default:
      return file.status satisfies never;
  }
}

/** A file that the server had when the page was opened, as an entry of the list (docs/platform/product.md 3.7). */
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
