import type { FileEntry, UploadFailure } from "../record/files.ts";

/** Returns whether another tab uploads a file. In this tab nothing failed, and nothing has to be sent. */
export const isInOtherTab = ({ phase }: FileEntry): boolean =>
  phase.kind === "error" && phase.failure.kind === "elsewhere";

const isForeignAddress = (failure: UploadFailure | undefined): boolean =>
  failure?.kind === "request" && failure.failure.kind === "foreign-address";

/** Returns whether the address of a file belongs to something else. Such a file can be neither sent nor removed. */
export const hasForeignAddress = ({ phase, removalFailure }: FileEntry): boolean =>
  isForeignAddress(removalFailure) || (phase.kind === "error" && isForeignAddress(phase.failure));

/**
 * Returns whether the depositor can continue an upload by choosing its file again. Either the page no longer has the
 * bytes, or they differ from the parts on the server. A file that the server fetches itself needs no local file.
 */
export function needsFile({ phase }: FileEntry): boolean {
  if (phase.kind !== "error" || phase.failure.kind === "fetch-failed") return false;
  return !phase.retryable || phase.failure.kind === "changed";
}
