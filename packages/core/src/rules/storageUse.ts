import type { FileEntry } from "../record/files.ts";

/** Files, and their bytes, of what counts against the limits. */
export interface StorageUse {
  readonly files: number;
  readonly bytes: number;
}

/**
 * Whether a file counts against the limits, and its name is taken: one that failed does not
 * (docs/platform/product.md 5.8).
 */
export const isCounted = ({ phase }: FileEntry): boolean => phase.kind !== "error";

/**
 * What of the limits is used by the files that are there or on their way (docs/platform/product.md 5.8).
 *
 * @example storageUse(state.files).bytes <= state.config.quota.maxStorage
 */
export function storageUse(files: readonly FileEntry[]): StorageUse {
  const use = { files: 0, bytes: 0 };
  for (const file of files) {
    if (!isCounted(file)) continue;
    use.files += 1;
    use.bytes += file.size;
  }
  return use;
}
