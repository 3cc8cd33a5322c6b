import type { FileEntry, UploadFailure } from "@deposit/core";

const isForeign = (failure: UploadFailure | undefined): boolean =>
  failure?.kind === "request" && failure.failure.kind === "foreign-address";

/** Whether a file turned out to have the address of something else: it can be neither sent nor removed. */
export const hasForeignAddress = ({ phase, removalFailure }: FileEntry): boolean =>
  isForeign(removalFailure) || (phase.kind === "error" && isForeign(phase.failure));
