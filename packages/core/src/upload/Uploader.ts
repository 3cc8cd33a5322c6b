import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";

/** Sends files to a draft: in order, so many at a time, each on its own whatever happens to the others. */
export interface Uploader {
  /** Queues files; names must have passed `checkUploadLimits`. `draftLinks` is asked when a file's turn comes. */
  add(files: readonly File[]): void;
  /**
   * Stops a file that waits or is being sent and takes it off the server; it disappears from the list when nothing is
   * left there. Resolves then, or when the server would not delete it: the file stays, failed, and `onRemoveFailed` is told.
   */
  cancel(key: string): Promise<void>;
  /**
   * Deletes a file from the server, finished or failed; one that is not there any more counts as deleted (specification
   * 7). Resolves as `cancel` does; a finished file that stays is still finished.
   */
  remove(key: string): Promise<void>;
  /** Sends a failed file again from its start; what the first try left on the server is deleted before. */
  retry(key: string): void;
  /** Takes note of files that came to the server in another way, such as by import, so that they can be deleted. */
  adopt(entries: readonly FileEntry[]): void;
  /** Whether any file waits or is being sent. */
  isBusy(): boolean;
  /** Stops everything, tells nothing more. */
  dispose(): void;
}

/** What became of removing a file that the server would not delete: it stays, with the reason. */
export interface RemoveFailure {
  readonly key: string;
  readonly failure: UploadFailure;
}

/** Makes sure there is a draft on the server and gives its links; rejects when it could not be saved. */
export type DraftLinks = () => Promise<RecordLinks>;
