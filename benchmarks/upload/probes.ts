import type { LongTask } from "./longTasks.ts";

/** What one way of sending took, in milliseconds, and the tasks of the page meanwhile that took 50 and more. */
export interface Sent {
  readonly milliseconds: number;
  readonly longTasks: readonly LongTask[];
  /** How the files ended: the phase of each, with its verification, and how many ended so. */
  readonly endings: Readonly<Record<string, number>>;
}

/** What the measuring process asks of the page. Files are those chosen in its input, or made there. */
export interface UploadProbes {
  /** Sends the chosen file in parts of 16 MiB, three at a time, by bare XMLHttpRequest. */
  sendBare(): Promise<Sent>;
  /** Sends the chosen file by a deposit. */
  send(integrityCheck: boolean): Promise<Sent>;
  /** Sends small files three at a time by bare XMLHttpRequest: announced, sent, committed. */
  sendManyBare(count: number): Promise<Sent>;
  sendMany(count: number): Promise<Sent>;
  /** Adds files to a deposit; until all are in its state. What they make of the page is watched a second longer. */
  add(count: number): Promise<Sent>;
}

declare global {
  interface Window {
    uploads: UploadProbes;
  }
}
