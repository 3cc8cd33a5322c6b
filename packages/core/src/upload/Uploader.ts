import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";

/** Sends files to a draft: in order, so many requests at a time, each on its own whatever happens to the others. */
export interface Uploader {
  /**
   * Queues files; names must have passed `checkUploadLimits`. `draftLinks` is asked when a file's turn comes. More than two
   * thousand are taken in one after the other, so that the page goes on answering; whatever is asked meanwhile is asked of all.
   */
  add(files: readonly File[]): void;
  /** Takes in at once, and tells of, what `add` has still to take in. */
  addRest(): void;
  /**
   * Stops a file that waits or is being sent and takes it off the server; it disappears from the list when nothing is
   * left there. Resolves then, or when the server would not delete it: the file stays, failed, and `onRemoveFailed` is told.
   */
  cancel(...keys: readonly string[]): Promise<void>;
  /**
   * Deletes a file from the server, finished or failed; one that is not there any more counts as deleted (specification
   * 7). Resolves as `cancel` does; a finished file that stays is still finished.
   */
  remove(...keys: readonly string[]): Promise<void>;
  /**
   * Deletes everything that is not finished, each by its own link, as is due before its draft is deleted: a store would
   * keep parts for ever (multipart, abort).
   */
  removeUnfinished(): Promise<UnfinishedRemoval>;
  /** Holds files, all where none is named: bytes stop, parts that arrived are kept, what is only committed is let finish. */
  pause(...keys: readonly string[]): void;
  /** Lets files that were held go on, all where none is named; a file that is sent whole begins anew. */
  resume(...keys: readonly string[]): void;
  /** Goes on with deletions that the page before this one did not bring to their end. */
  restoreSession(draft: RecordLinks): Promise<void>;
  /** Sends failed files again: the parts that are missing, or all of it, of which the server's rest is deleted before. */
  retry(...keys: readonly string[]): void;
  /** Takes note of files that came to the server in another way, such as by import, so that they can be deleted. */
  adopt(entries: readonly FileEntry[]): void;
  /** Lets go of files that the server has no more: their names are free. Of these nothing is told. */
  forget(...keys: readonly string[]): void;
  /** Whether any file waits or is being sent. */
  isBusy(): boolean;
  /** The files that are to go to the server and have not arrived, in no order; also once all is stopped, to go on with them. */
  unsentFiles(): readonly File[];
  /** Stops everything, tells nothing more. */
  dispose(): void;
}

/** What became of removing a file that the server would not delete: it stays, with the reason. */
export interface RemoveFailure {
  readonly key: string;
  readonly failure: UploadFailure;
}

/** What became of removing what was not finished. */
export interface UnfinishedRemoval {
  /** Why the server would not delete some. */
  readonly failures: readonly UploadFailure[];
  /** The draft stays after all: adds those again that are gone and whose bytes are at hand; what was held is held. */
  readonly putBack: () => void;
}

/** Makes sure there is a draft on the server and gives its links; rejects, or gives none, when it could not be saved. */
export type DraftLinks = () => Promise<RecordLinks>;
