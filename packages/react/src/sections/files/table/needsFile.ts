import type { FileEntry } from "@deposit/core";

/**
 * Whether an upload can go on only, or also, when the depositor chooses its file once more: its bytes are not at hand any
 * more, whatever else went wrong since, or are not those of which the server has parts. What the server fetches itself
 * has no file here.
 */
export function needsFile({ phase }: FileEntry): boolean {
  if (phase.kind !== "error" || phase.failure.kind === "fetch-failed") return false;
  return !phase.retryable || phase.failure.kind === "changed";
}
