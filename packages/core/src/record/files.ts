import type { Failure } from "../errors.ts";

/**
 * Where one part of a file goes (docs/platform/files.md 2): its number from 1, and until when the address is good, as
 * ISO 8601.
 */
export interface FilePartLink {
  readonly part: number;
  readonly url: string;
  readonly expiration?: string | undefined;
  /** @default "PUT" */
  readonly method?: string | undefined;
}

/**
 * The links of a file entry; `content` and `commit` are absent for some transfer types, `parts` for most
 * (docs/platform/files.md 4).
 */
export interface FileLinks {
  readonly self?: string | undefined;
  readonly content?: string | undefined;
  readonly commit?: string | undefined;
  readonly parts?: readonly FilePartLink[] | undefined;
}

/**
 * How a file came or comes to the server (docs/platform/files.md 4): `L` whole, `M` in parts, `F` fetched by the
 * server, `R` elsewhere.
 */
export interface FileTransfer {
  readonly type: string;
  readonly parts?: number | undefined;
  /** Bytes of each part but the last. */
  readonly part_size?: number | undefined;
  /** Why the server could not fetch it. */
  readonly error?: string | undefined;
}

/**
 * A file entry as the platform sends it (docs/platform/files.md 2). `size` is in bytes; `checksum` reads `md5:<hex>`
 * once known.
 */
export interface ServerFile {
  readonly key: string;
  readonly file_id?: string | undefined;
  /** When the depositor added it, as ISO 8601 in UTC. */
  readonly created?: string | undefined;
  readonly size?: number | null | undefined;
  readonly checksum?: string | null | undefined;
  readonly mimetype?: string | undefined;
  readonly status: "pending" | "completed" | "failed";
  readonly transfer?: FileTransfer | undefined;
  readonly links: FileLinks;
  /** When the server said so, milliseconds since 1970 by its own clock, where its answer tells. */
  readonly servedAt?: number | undefined;
}

/** What the files endpoints answer: every entry of the draft. */
export interface ServerFileList {
  readonly enabled: boolean;
  readonly default_preview?: string | null | undefined;
  readonly entries: readonly ServerFile[];
}

/**
 * What went wrong with one file. Sizes are in bytes, checksums read `md5:<hex>`; `expected` is the file's own.
 *
 * - `stalled`: nothing moved for too long. `link-expired`: the store refuses even fresh addresses.
 * - `store-unreachable`: a store on another origin never answered; its CORS rules may not allow this page.
 * - `unsupported-transfer`, `too-large`, `invalid-part`: it cannot be sent this way. `elsewhere`: another page sends it.
 * - `changed`: it is not the file of which the server has parts. `no-checksum`: a store needs one, and none can be had.
 * - `fetch-failed`: the server could not fetch it from where it is. `abandoned`: another page that sent it does so no more.
 */
export type UploadFailure =
  | { readonly kind: "request"; readonly failure: Failure }
  | { readonly kind: "draft-not-saved" }
  | { readonly kind: "size-mismatch"; readonly expected: number; readonly stored: number }
  | { readonly kind: "checksum-mismatch"; readonly expected: string; readonly stored: string }
  | { readonly kind: "unreadable" }
  | { readonly kind: "transfer-refused"; readonly message: string }
  | { readonly kind: "stalled" }
  | { readonly kind: "link-expired" }
  | { readonly kind: "store-unreachable"; readonly origin: string }
  | { readonly kind: "unsupported-transfer"; readonly enabled: readonly string[] }
  | { readonly kind: "too-large" }
  | { readonly kind: "invalid-part"; readonly part: number }
  | { readonly kind: "changed" }
  | { readonly kind: "no-checksum" }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "abandoned" }
  | { readonly kind: "fetch-failed"; readonly message: string }
  | { readonly kind: "interrupted" };

/**
 * One file of the deposit as shown: where it stands and what is known of it (docs/platform/product.md 3.7).
 *
 * - `pending`: waits for its turn, or is being announced. `uploading`: bytes are going out, `sent` of `size` so far.
 *   `paused`: the person holds it, with `sent` bytes out.
 * - `finishing`: all bytes are out, the server's word is awaited.
 * - `delay` of these is why the last try failed while the next is waited for.
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
  /**
   * Why the server would not delete it when that was last asked; it stays in the list (docs/platform/product.md 7.2).
   */
  readonly removalFailure?: UploadFailure | undefined;
  /** Whether its removal was asked for, and is not done or refused yet. A finished one would be published else. */
  readonly isBeingRemoved?: boolean | undefined;
  /** How it came or comes to the server, as told: `L`, `M`, `F`, `R`. */
  readonly transfer?: string | undefined;
  /**
   * Of a file sent from here: whether its checksum was compared. `same`: it is the file's. `pending`: the server has not
   * computed it yet. `unknown`: it cannot be compared, as the server's is of another kind or the file's could not be had.
   */
  readonly verification?: "same" | "pending" | "unknown" | undefined;
  readonly phase:
    | { readonly kind: "pending"; readonly delay?: UploadFailure | undefined }
    | {
        readonly kind: "uploading";
        readonly sent: number;
        readonly bytesPerSecond: number | null;
        readonly delay?: UploadFailure | undefined;
      }
    | { readonly kind: "paused"; readonly sent: number }
    | { readonly kind: "finishing"; readonly delay?: UploadFailure | undefined }
    | { readonly kind: "finished" }
    | { readonly kind: "error"; readonly failure: UploadFailure; readonly retryable: boolean };
}

/**
 * How far a file is, 0 to 100, whole numbers (docs/platform/product.md 3.7: 100 if completed, else 0 until bytes go
 * out).
 */
export function progressPercentage(entry: FileEntry): number {
  switch (entry.phase.kind) {
    case "finished":
      return 100;
    case "finishing":
      return 99;
    case "uploading":
    case "paused":
      return entry.size === 0 ? 0 : Math.min(99, Math.floor((entry.phase.sent / entry.size) * 100));
    case "pending":
    case "error":
      return 0;
    default:
      return entry.phase satisfies never;
  }
}

/** Names of files that a save found gone from the draft on the server, and added to it or replaced, by other hands. */
export interface FilesElsewhere {
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

/**
 * The name by which two files are compared: differing only in Unicode normalization is the same
 * (docs/platform/product.md 5.8).
 */
export function normalizedFileName(name: string): string {
  return name.normalize("NFC");
}
