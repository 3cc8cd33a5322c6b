import type { DepositRecord } from "./record/record.ts";

/** Where the depositor is to be taken after an action (specification 2). `href` is the link as the platform gave it. */
export type Navigation =
  | { readonly kind: "draft"; readonly replace: true; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "preview"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "record"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "review"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "new-version"; readonly href: string; readonly record: DepositRecord }
  | { readonly kind: "dashboard"; readonly href: string }
  | { readonly kind: "community"; readonly href: string; readonly slug: string };

/** Takes the depositor somewhere; the host decides how. */
export type Navigate = (to: Navigation) => void;

/** One running transfer of bytes. */
export interface Transfer {
  /** The answer's status and body text; rejects with a `DepositError` of kind `no-response` or `cancelled`. */
  readonly answer: Promise<{ readonly status: number; readonly body: string; readonly retryAfter: string | null }>;
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
  /** Stops it. */
  cancel(): void;
}

/**
 * Computes the MD5 of a file in one pass over its stream; the browser's does it in a worker. `onProgress` is told now
 * and then that bytes were read: one that says nothing for half a minute is given up.
 */
export type Hasher = (file: Blob, onProgress: () => void) => Hashing;

/** Time, so that tests need not wait. Milliseconds. */
export interface Clock {
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
}

/** Where a fault that no screen shows is told: the host's monitoring, or the console by default. */
export type Log = (message: string, detail: unknown) => void;

/** The world outside, as interfaces. Every one has a default that works in a browser. */
export interface Ports {
  readonly navigate: Navigate;
  readonly transport: Transport;
  readonly hasher: Hasher;
  readonly clock: Clock;
  readonly log: Log;
}
