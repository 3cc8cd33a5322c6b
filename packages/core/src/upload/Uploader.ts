import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";

/** Sends files to a draft, in order and with a limited number of requests at a time. A failure concerns one file only. */
export interface Uploader {
  /**
   * Queues files whose names have passed `checkUploadLimits`. `draftLinks` is called when a file's turn comes. More than
   * two thousand files are added in several tasks, so that the page stays responsive. Other calls apply to all of them.
   */
  add(files: readonly File[]): void;
  /** Adds at once, with their events, the files that `add` has not added yet. */
  addRest(): void;
  /**
   * Stops files that wait or are being sent, and deletes them from the server. Resolves when nothing of them is left there
   * and they have left the list, or when the server did not delete one. That one stays in the list as failed, and
   * `onRemoveFailed` is called.
   */
  cancel(...keys: readonly string[]): Promise<void>;
  /**
   * Deletes files from the server, finished or failed. A file that does not exist there counts as deleted
   * (docs/platform/product.md 7.2). Resolves as `cancel` does; a finished file that stays remains finished.
   */
  remove(...keys: readonly string[]): Promise<void>;
  /**
   * Deletes everything that is not finished, each file by its own link. Required before a draft is deleted, because a store
   * would keep the parts for ever (docs/platform/multipart.md 6).
   */
  removeUnfinished(): Promise<UnfinishedRemoval>;
  /** Pauses files, or all if none is named: bytes stop, parts that arrived are kept, and a commit may finish. */
  pause(...keys: readonly string[]): void;
  /** Resumes paused files, or all if none is named. A file that is sent whole starts again. */
  resume(...keys: readonly string[]): void;
  /** Continues the deletions that an earlier page did not finish. */
  restoreSession(draft: RecordLinks): Promise<void>;
  /** Sends failed files again: the missing parts, or all of a file, whose remains on the server are deleted first. */
  retry(...keys: readonly string[]): void;
  /** Adds files that reached the server in another way, such as by import, so that they can be deleted. */
  adopt(entries: readonly FileEntry[]): void;
  /** Drops files that the server no longer has, without an event. Their names are free again. */
  forget(...keys: readonly string[]): void;
  /** Whether any file waits or is being sent. */
  isBusy(): boolean;
  /** Returns, in no order, the files that have not arrived on the server and should. Also works after `dispose`. */
  unsentFiles(): readonly File[];
  /** Stops everything. No event follows. */
  dispose(): void;
}

/** A file that the server did not delete. It stays in the list, with the reason. */
export interface RemoveFailure {
  readonly key: string;
  readonly failure: UploadFailure;
}

/** The result of removing what was not finished. */
export interface UnfinishedRemoval {
  /** Why the server did not delete some files. */
  readonly failures: readonly UploadFailure[];
  /** Adds the removed files again whose bytes can be read, for a draft that stays after all. Paused files stay paused. */
  readonly putBack: () => void;
}

/** Ensures that the draft exists on the server, and returns its links. Rejects, or returns none, if it could not be saved. */
export type DraftLinks = () => Promise<RecordLinks>;
