import type { FileEntry } from "@deposit/core";

/** Files and bytes that count against the limits; failed files do not (specification 5). */
export function storageUse(files: readonly FileEntry[]): { readonly files: number; readonly bytes: number } {
  const use = { files: 0, bytes: 0 };
  for (const { phase, size } of files) {
    if (phase.kind === "error") continue;
    use.files += 1;
    use.bytes += size;
  }
  return use;
}
