import type { DepositRecord } from "./record/record.ts";
import type { UploadEvent } from "./record/uploadEvent.ts";

/**
 * Where the depositor is to be taken after an action (docs/platform/product.md 2.1). `href` is the link as the platform
 * gave it.
 */
export type Navigation =
  | { readonly kind: "draft"; readonly replace: true; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "preview"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "record"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "review"; readonly href: string; readonly requestId: string; readonly record: DepositRecord }
  | { readonly kind: "new-version"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "dashboard"; readonly href: string };

/** Takes the depositor somewhere; the host decides how. */
export type Navigate = (to: Navigation) => void;

/** What a server answered to bytes: status, text, and two headers, `null` where they are absent or hidden from the page. */
export interface TransferAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
  readonly etag?: string | null | undefined;
}

/** One running transfer of bytes. */
export interface Transfer {
  /** The answer; rejects with a `DepositError` of kind `no-response` or `cancelled`. */
  readonly answer: Promise<TransferAnswer>;
  /** Whether it tells its progress while it sends; one that does not is given the time of a whole answer. @default true */
  readonly tellsProgress?: boolean | undefined;
  /** Stops it; `answer` then rejects as cancelled. */
  cancel(): void;
}

/** What to send, where; `onProgress` is told the bytes that went out so far. */
export interface TransferRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly withCredentials: boolean;
  readonly onProgress: (sent: number) => void;
}

/** Sends bytes with progress; the browser's is XMLHttpRequest, tests bring their own. */
export type Transport = (request: TransferRequest) => Transfer;

/** The MD5 of a file in the making. */
export interface Hashing {
  /** 32 hexadecimal digits; rejects when it cannot be computed, and when it was cancelled. */
  readonly md5: Promise<string>;
  /** The MD5 of the parts' MD5s one after the other, as bytes; known with `md5`, of a file that is read in parts. */
  readonly ofParts?: (() => string | null) | undefined;
  /** Lets it read to the end of this part, counted from 1; it stops there. */
  readonly readTo?: ((part: number) => void) | undefined;
  /** Stops it. */
  cancel(): void;
}

/**
 * How a file is read in parts: bytes of each but the last, and what is told the MD5 of each, counted from 1. A reader that
 * is no part of the page gives the part itself, too: cutting a file is a call to the browser that waits for its answer.
 */
export interface PartReading {
  readonly size: number;
  readonly onPart: (part: number, md5: string, bytes?: Blob) => void;
}

/**
 * Computes the MD5 of a file in one pass over its stream; the browser's does it in a worker. With `parts` that of each
 * part in the same pass, no further than `readTo` allows. `onProgress` is told now and then that bytes were read: one that
 * says nothing for half a minute, though it may read, is given up.
 */
export type Hasher = (file: Blob, onProgress: () => void, parts?: PartReading) => Hashing;

/** Whether there is a network, as far as the machine can tell. */
export interface Connectivity {
  isOnline(): boolean;
  /** Tells every change; gives the function that ends it. */
  onChange(listener: (isOnline: boolean) => void): () => void;
}

/**
 * What a page remembers of an upload in parts, for the page after it. `parts` holds the MD5 of each part that the server
 * has, `null` for the others; sizes are in bytes, `savedAt` in milliseconds since 1970.
 */
export interface JournalEntry {
  /** The draft's own address. */
  readonly draft: string;
  readonly key: string;
  readonly size: number;
  readonly partSize: number;
  readonly parts: readonly (string | null)[];
  /** The depositor wanted it gone, and the page ended before it was. */
  readonly unwanted: boolean;
  readonly savedAt: number;
  /** Where its bytes are, in browsers that let a page open a file again; a journal that cannot keep it leaves it out. */
  readonly handle?: FileHandle | undefined;
}

/**
 * A file on the depositor's disk that a later page may open, once the depositor allows it; a browser's
 * `FileSystemFileHandle` is one. Asking for permission needs a press of the depositor's just before.
 */
export interface FileHandle {
  getFile(): Promise<File>;
  queryPermission?(descriptor: { readonly mode: "read" }): Promise<string>;
  requestPermission?(descriptor: { readonly mode: "read" }): Promise<string>;
}

/**
 * Memory of uploads beyond a page. Best effort: whatever it throws is logged, and no upload fails by it. Entries of the
 * past (seven days in the browser's) may be forgotten.
 */
export interface UploadJournal {
  read(draft: string): Promise<readonly JournalEntry[]>;
  write(entry: JournalEntry): Promise<void>;
  remove(draft: string, key: string): Promise<void>;
}

/**
 * Keeps two pages from doing the same: `hold` gives the function that lets go, or `null` when another page holds it.
 * `whenFree` resolves once none does, and rejects when aborted; without it a file that another page sends is told as that
 * until the next save. `onReturn` tells, until aborted, that the person comes back to this page, perhaps from another one: only
 * then is looked again at files that another page failed to send.
 */
export interface Locks {
  hold(name: string): Promise<(() => void) | null>;
  whenFree?(name: string, signal: AbortSignal): Promise<void>;
  onReturn?(listener: () => void, signal: AbortSignal): void;
}

/** Time, so that tests need not wait. Milliseconds. */
export interface Clock {
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
}

/** Where a fault that no screen shows is told: the host's monitoring, or the console by default. */
export type Log = (message: string, detail: unknown) => void;

/**
 * Told of every step of every upload, for a display of the host's own; the form needs none. What it throws is logged, and
 * disturbs no upload.
 */
export type ProgressNotifier = (event: UploadEvent) => void;

/** The world outside, as interfaces. Every one has a default that works in a browser. */
export interface Ports {
  readonly navigate: Navigate;
  readonly transport: Transport;
  readonly hasher: Hasher;
  readonly connectivity: Connectivity;
  readonly journal: UploadJournal;
  readonly locks: Locks;
  readonly clock: Clock;
  /** A number from 0 up to 1, by chance. */
  readonly random: () => number;
  readonly log: Log;
  readonly progress: ProgressNotifier;
}
