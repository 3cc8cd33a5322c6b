import type { DepositRecord } from "./record/record.ts";
import type { UploadEvent } from "./record/uploadEvent.ts";

/** A page to open after an action (docs/platform/product.md 2.1). `href` is a link of the platform. */
export type Navigation =
  | { readonly kind: "draft"; readonly replace: true; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "preview"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "record"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "review"; readonly href: string; readonly requestId: string; readonly record: DepositRecord }
  | { readonly kind: "new-version"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "dashboard"; readonly href: string };

/** Opens a page. The host decides how. */
export type Navigate = (to: Navigation) => void;

/**
 * A server's answer to bytes: status, text and two headers. A header is `null` if it is absent or hidden from the page.
 */
export interface TransferAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
  readonly etag?: string | null | undefined;
}

/** A running transfer of bytes. */
export interface Transfer {
  /** The answer. Rejects with a `DepositError` of kind `no-response` or `cancelled`. */
  readonly answer: Promise<TransferAnswer>;
  /**
   * Whether it calls `onProgress` while it sends. One that does not gets the time limit of a whole answer. @default
   * true
   */
  readonly tellsProgress?: boolean | undefined;
  /** Stops the transfer. `answer` then rejects as cancelled. */
  cancel(): void;
}

/** A transfer to start. Call `onProgress` with the number of bytes sent so far. */
export interface TransferRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly withCredentials: boolean;
  readonly onProgress: (sent: number) => void;
}

/** Sends bytes and reports progress. @default XMLHttpRequest, or `fetch` where there is none */
export type Transport = (request: TransferRequest) => Transfer;

/** A running computation of a file's MD5. */
export interface Hashing {
  /** The MD5 in 32 hexadecimal digits. Rejects if it cannot be computed or was cancelled. */
  readonly md5: Promise<string>;
  /**
   * Returns the MD5 of the concatenated MD5s of all parts, as bytes. Known together with `md5`, for a file that is read
   * in parts.
   */
  readonly ofParts?: (() => string | null) | undefined;
  /** Allows reading up to the end of this part, counted from 1. */
  readonly readTo?: ((part: number) => void) | undefined;
  /** Stops the computation. */
  cancel(): void;
}

/**
 * How to read a file in parts: the size of each part in bytes, and a callback for the MD5 of each, counted from 1. A
 * reader in a worker passes the part itself too, because cutting a file blocks the page.
 */
export interface PartReading {
  readonly size: number;
  readonly onPart: (part: number, md5: string, bytes?: Blob) => void;
}

/**
 * Computes the MD5 of a file in one pass over its stream. With `parts` it also computes the MD5 of each part, no
 * further than `readTo` allows. Call `onProgress` whenever bytes were read: a hasher that is silent for half a minute
 * is stopped. @default a worker
 */
export type Hasher = (file: Blob, onProgress: () => void, parts?: PartReading) => Hashing;

/** The state of the network, as far as the machine knows it. */
export interface Connectivity {
  isOnline(): boolean;
  /** Listens to changes. Returns a function that stops it. */
  onChange(listener: (isOnline: boolean) => void): () => void;
}

/**
 * The memory of a multipart upload, for the next page. `parts` holds the MD5 of each part that the server has, or
 * `null`. Sizes are in bytes, `savedAt` is in milliseconds since 1970.
 */
export interface JournalEntry {
  /** The draft's own address. */
  readonly draft: string;
  readonly key: string;
  readonly size: number;
  readonly partSize: number;
  readonly parts: readonly (string | null)[];
  /** Whether the depositor removed the file, but the page ended before the server did. */
  readonly unwanted: boolean;
  readonly savedAt: number;
  /** The file on disk, in browsers that let a page open it again. A journal that cannot store it leaves it out. */
  readonly handle?: FileHandle | undefined;
}

/**
 * A file on disk that a later page may open if the depositor allows it, such as a `FileSystemFileHandle`. Asking for
 * permission needs a recent click.
 */
export interface FileHandle {
  getFile(): Promise<File>;
  queryPermission?(descriptor: { readonly mode: "read" }): Promise<string>;
  requestPermission?(descriptor: { readonly mode: "read" }): Promise<string>;
}

/**
 * The memory of uploads across pages. Errors are logged and fail no upload. Old entries may be dropped; the browser's
 * journal drops them after seven days.
 */
export interface UploadJournal {
  read(draft: string): Promise<readonly JournalEntry[]>;
  write(entry: JournalEntry): Promise<void>;
  remove(draft: string, key: string): Promise<void>;
}

/**
 * Locks that keep two pages from uploading the same file.
 *
 * - `hold` returns a function that releases the lock, or `null` if another page holds it.
 * - `whenFree` resolves when no page holds the lock, and rejects when aborted. Without it, a file that another tab
 *   uploads keeps that status until the next save.
 * - `onReturn` calls back, until aborted, when the person comes back to this page. Only then does the uploader check
 *   files that another page failed to upload.
 */
export interface Locks {
  hold(name: string): Promise<(() => void) | null>;
  whenFree?(name: string, signal: AbortSignal): Promise<void>;
  onReturn?(listener: () => void, signal: AbortSignal): void;
}

/** The time in milliseconds, so that tests need not wait. */
export interface Clock {
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
}

/** Receives errors that no screen shows. @default the console */
export type Log = (message: string, detail: unknown) => void;

/**
 * Receives every event of every upload, for the host's own display. The form does not need it. Its errors are logged
 * and disturb no upload.
 */
export type ProgressNotifier = (event: UploadEvent) => void;

/** The interfaces to the outside world. Each has a default that works in a browser. */
export interface Ports {
  readonly navigate: Navigate;
  readonly transport: Transport;
  readonly hasher: Hasher;
  readonly connectivity: Connectivity;
  readonly journal: UploadJournal;
  readonly locks: Locks;
  readonly clock: Clock;
  /** Returns a random number from 0 up to 1. */
  readonly random: () => number;
  readonly log: Log;
  readonly progress: ProgressNotifier;
}
