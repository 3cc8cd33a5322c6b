import type { LongTask } from "./longTasks.ts";

/** The duration of an upload in milliseconds, and the page's long tasks meanwhile. */
export interface Sent {
  readonly milliseconds: number;
  readonly longTasks: readonly LongTask[];
  /** The number of files by final phase and verification. */
  readonly endings: Readonly<Record<string, number>>;
}

/** What the measuring process calls in the page. Files are chosen in its input or created there. */
export interface UploadProbes {
  /** Sends the chosen file in parts of 16 MiB, three at a time, with XMLHttpRequest. */
  sendBare(): Promise<Sent>;
  /** Sends the chosen file with a deposit. */
  send(integrityCheck: boolean): Promise<Sent>;
  /** Sends small files with XMLHttpRequest, three at a time: init, content, commit. */
  sendManyBare(count: number): Promise<Sent>;
  sendMany(count: number): Promise<Sent>;
  /** Adds files to a deposit and waits until all are in its state. The page is watched for one more second. */
  add(count: number): Promise<Sent>;
}

declare global {
  interface Window {
    uploads: UploadProbes;
  }
}
