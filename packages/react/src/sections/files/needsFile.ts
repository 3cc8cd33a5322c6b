import type { FileEntry } from "@deposit/core";

/** Whether an upload can go on only, or also, when the depositor chooses its file once more. */
export function needsFile({ phase }: FileEntry): boolean {
  if (phase.kind !== "error") return false;
  const { kind } = phase.failure;
  return kind === "interrupted" || kind === "unreadable" || kind === "changed";
}
