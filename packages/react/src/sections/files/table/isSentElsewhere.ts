import type { FileEntry } from "@deposit/core";

/** Whether another page sends a file: here nothing failed, and nothing is to be sent. */
export const isSentElsewhere = ({ phase }: FileEntry): boolean =>
  phase.kind === "error" && phase.failure.kind === "elsewhere";
