import type { FileEntry } from "@deposit/core";

/** Files and bytes that count against the limits; failed files do not (specification 5). */
export function storageUse(files: readonly FileEntry[]): { readonly files: number; readonly bytes: number } {
  const counted = files.filter((entry) => entry.phase.kind !== "error");
  return { files: counted.length, bytes: counted.reduce((sum, entry) => sum + entry.size, 0) };
}
