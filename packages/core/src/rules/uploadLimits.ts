import { DEFAULT_MAX_STORAGE, type DepositConfig, MAX_PARTS, MULTIPART_TRANSFER, type Quota } from "../config.ts";
import { type FileEntry, normalizedFileName } from "../record/files.ts";
import type { ByteSize, Message } from "../messages.ts";
import { planParts } from "./planParts.ts";
import { isCounted, storageUse } from "./storageUse.ts";

/** Why chosen files were not taken, for the limits dialog: one sentence, and the files it is about. */
export interface UploadRefusal {
  readonly message: Message;
  readonly filenames: readonly string[];
}

/** What passed, and what did not. A breach of number or storage refuses the whole choice, as nothing says which to leave out. */
export interface UploadCheck<Candidate> {
  readonly accepted: readonly Candidate[];
  readonly refusals: readonly UploadRefusal[];
}

/** What checking needs of the configuration. */
export type UploadLimits = Pick<DepositConfig, "quota" | "allow_empty_files" | "decimal_size_display"> &
  Partial<Pick<DepositConfig, "enabled_transfer_types">>;

const encoder = new TextEncoder();

/**
 * A name that the platform would take at init and then trip over: empty, climbing, past 255 bytes, or with a line
 * break, by which it finds no file, not even to delete it (docs/platform/files.md 8).
 */
function isBadName(name: string): boolean {
  // No letter takes more than three bytes: of most names they need not be counted.
  if (name.length * 3 > 255 && encoder.encode(name).length > 255) return true;
  return (
    name.trim() === "" ||
    name.includes("\n") ||
    name.split("/").some((part) => part === ".." || part === "." || part === "")
  );
}

/**
 * Returns the bytes that one file may have, `null` without a limit of its own. An increase of the storage raises this
 * limit to the same number, but the page keeps saying the site's default (docs/platform/files.md 14).
 */
function largestFile({ maxStorage, maxFileSize, defaultStorage = DEFAULT_MAX_STORAGE }: Quota): number | null {
  if (maxFileSize === null) return null;
  return maxStorage > defaultStorage ? Math.max(maxFileSize, maxStorage) : maxFileSize;
}

/**
 * Sorts chosen files into those that may be uploaded and those that may not, with the specification's words
 * (docs/platform/product.md 5.8: number, storage, duplicates by normalised name against non-failed files, empty files).
 *
 * @example checkUploadLimits(files, state.files, state.config).refusals.map((refusal) => refusal.message.id)
 */
export function checkUploadLimits<Candidate extends { readonly name: string; readonly size: number }>(
  chosen: readonly Candidate[],
  existing: readonly FileEntry[],
  { quota, allow_empty_files, decimal_size_display, enabled_transfer_types = [] }: UploadLimits,
): UploadCheck<Candidate> {
  const refusals: UploadRefusal[] = [];
  const maxFileSize = largestFile(quota);
  const takesParts = enabled_transfer_types.includes(MULTIPART_TRANSFER);
  const size = (length: number): ByteSize => ({ bytes: length, decimal: decimal_size_display });
  const names = new Set(existing.filter(isCounted).map((entry) => normalizedFileName(entry.key)));
  const accepted: Candidate[] = [];
  const empty: string[] = [];
  const duplicates: string[] = [];
  let { files, bytes } = storageUse(existing);
  for (const file of chosen) {
    // A browser's file is asked once: ten thousand are judged in one go.
    const { name: filename, size: length } = file;
    const name = normalizedFileName(filename);
    if (isBadName(filename)) {
      refusals.push({ message: { id: "limits.badName", values: { filename } }, filenames: [filename] });
    } else if (names.has(name)) {
      duplicates.push(filename);
    } else if (length === 0 && !allow_empty_files) {
      empty.push(filename);
    } else if (maxFileSize !== null && length > maxFileSize) {
      const values = { filename, size: size(length), limit: size(maxFileSize) };
      refusals.push({ message: { id: "limits.fileTooLarge", values }, filenames: [filename] });
    } else if (takesParts && planParts(length) === null) {
      const values = { filename, size: size(length), parts: MAX_PARTS };
      refusals.push({ message: { id: "limits.tooManyParts", values }, filenames: [filename] });
    } else {
      names.add(name);
      accepted.push(file);
      files += 1;
      bytes += length;
    }
  }
  const [duplicate, ...others] = duplicates;
  if (duplicate !== undefined) {
    const message: Message =
      others.length === 0 ? { id: "limits.duplicate", values: { filename: duplicate } } : { id: "limits.duplicates" };
    refusals.push({ message, filenames: duplicates });
  }
  if (empty.length > 0) refusals.push({ message: { id: "limits.empty" }, filenames: empty });

  const tooMany = accepted.length > 0 && files > quota.maxFiles;
  const tooMuch = accepted.length > 0 && bytes > quota.maxStorage;
  const filenames = tooMany || tooMuch ? accepted.map((file) => file.name) : [];
  if (tooMany)
    refusals.push({ message: { id: "limits.tooMany", values: { total: files, limit: quota.maxFiles } }, filenames });
  if (tooMuch) {
    refusals.push({
      message: { id: "limits.tooMuch", values: { total: size(bytes), limit: size(quota.maxStorage) } },
      filenames,
    });
  }
  return { accepted: tooMany || tooMuch ? [] : accepted, refusals };
}
