import type { Failure } from "../errors.ts";

/** The links of a file entry; `content` and `commit` are absent for some transfer types (wire 1.3). */
export interface FileLinks {
  readonly self?: string | undefined;
  readonly content?: string | undefined;
  readonly commit?: string | undefined;
}

/** A file entry as the platform sends it (wire 1.3). `size` is in bytes; `checksum` reads `md5:<hex>` once known. */
export interface ServerFile {
  readonly key: string;
  readonly file_id?: string | undefined;
  readonly size?: number | null | undefined;
  readonly checksum?: string | null | undefined;
  readonly mimetype?: string | undefined;
  readonly status: "pending" | "completed" | "failed";
  readonly transfer?: { readonly type: string } | undefined;
  readonly links: FileLinks;
}

/** What the files endpoints answer: every entry of the draft. */
export interface ServerFileList {
  readonly enabled: boolean;
  readonly default_preview?: string | null | undefined;
  readonly entries: readonly ServerFile[];
}

/** What went wrong with one file. Sizes are in bytes, checksums read `md5:<hex>`; `expected` is the file's own. */
export type UploadFailure =
  | { readonly kind: "request"; readonly failure: Failure }
  | { readonly kind: "draft-not-saved" }
  | { readonly kind: "size-mismatch"; readonly expected: number; readonly stored: number }
  | { readonly kind: "checksum-mismatch"; readonly expected: string; readonly stored: string }
  | { readonly kind: "unreadable" }
  | { readonly kind: "transfer-refused"; readonly message: string }
  | { readonly kind: "interrupted" };

/**
 * One file of the deposit as shown: where it stands and what is known of it (specification 3, "File entry").
 *
 * - `pending`: waits for its turn. `uploading`: bytes are going out, `sent` of `size` so far.
 * - `finishing`: all bytes are out, the server's word is awaited.
 * - `finished`: the server has it. `error`: it did not work; `retryable` says that the bytes are still at hand.
 */
export interface FileEntry {
  /** The name as the server knows it, and the entry's identity. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** `md5:<hex>`, "" while not known. */
  readonly checksum: string;
  readonly mimetype: string;
  readonly links: FileLinks;
  /** Why the server would not delete it when that was last asked; it stays in the list (specification 7). */
  readonly removalFailure?: UploadFailure | undefined;
  readonly phase:
    | { readonly kind: "pending" }
    | { readonly kind: "uploading"; readonly sent: number; readonly bytesPerSecond: number | null }
    | { readonly kind: "finishing" }
    | { readonly kind: "finished" }
    | { readonly kind: "error"; readonly failure: UploadFailure; readonly retryable: boolean };
}

/** How far a file is, 0 to 100, whole numbers (specification 3: 100 if completed, else 0 until bytes go out). */
export function progressPercentage(entry: FileEntry): number {
  switch (entry.phase.kind) {
    case "finished":
      return 100;
    case "finishing":
      return 99;
    case "uploading":
      return entry.size === 0 ? 0 : Math.min(99, Math.floor((entry.phase.sent / entry.size) * 100));
    case "pending":
    case "error":
      return 0;
    default:
      return entry.phase satisfies never;
  }
}

/** The name by which two files are compared: differing only in Unicode normalization is the same (specification 5). */
export function normalizedFileName(name: string): string {
  return name.normalize("NFC");
}
