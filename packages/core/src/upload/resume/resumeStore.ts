import type { Clock, FileHandle, JournalEntry, Log, UploadJournal } from "../../ports.ts";
import type { ResumeData } from "../queue/state.ts";

/** What the next page has to know of uploads. Best effort: nothing here fails or delays an upload. */
export interface ResumeStore {
  read(draft: string, key: string): Promise<JournalEntry | null>;
  /** Reads everything that is saved of a draft. */
  readAll(draft: string): Promise<readonly JournalEntry[]>;
  /** Saves a file and its handle, or forgets it (`null`). */
  save(draft: string, key: string, data: ResumeData | null, handle?: FileHandle): void;
  /** Forgets that an earlier page was to remove a file. */
  cancelRemoval(draft: string, key: string): Promise<void>;
}

const idOf = (draft: string, key: string): string => `${draft}\n${key}`;

/**
 * Saves uploads in a journal, each at once, because the page may end at any moment. While one write runs, only the latest
 * data of each file waits.
 */
export function createResumeStore(journal: UploadJournal, clock: Clock, log: Log): ResumeStore {
  const pending = new Map<string, { entry: JournalEntry }>();
  /** What this page has saved or forgotten, which is newer than what an earlier page saved. */
  const own = new Set<string>();
  /** By draft: the files that an earlier page was to remove. Read once, because a page may have thousands of files. */
  const removals = new Map<string, Promise<Set<string>>>();
  let writing: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  const logOnce = (error: unknown): void => {
    if (!hasFailed) log("What was uploaded could not be remembered, so it cannot be resumed after a reload.", error);
    hasFailed = true;
  };
  /** Writes in order: what was forgotten must not come back. */
  const inOrder = (write: () => Promise<unknown>): void => {
    writing = writing.then(write).catch(logOnce);
  };
  const readAll = async (draft: string, onFailure?: () => void): Promise<readonly JournalEntry[]> => {
    try {
      await writing;
      return await journal.read(draft);
    } catch (error) {
      onFailure?.();
      logOnce(error);
      return [];
    }
  };

  const readRemovals = async (draft: string): Promise<Set<string>> => {
    const entries = await readAll(draft, () => removals.delete(draft));
    return new Set(entries.flatMap(({ key, unwanted }) => (unwanted ? [key] : [])));
  };

  return {
    readAll: (draft) => readAll(draft),
    read: async (draft, key) => (await readAll(draft)).find((entry) => entry.key === key) ?? null,
    save(draft, key, data, handle) {
      const id = idOf(draft, key);
      own.add(id);
      if (data === null) {
        pending.delete(id);
        inOrder(() => journal.remove(draft, key));
        return;
      }
      const plain = { draft, key, ...data, savedAt: clock.now() };
      const entry = handle === undefined ? plain : { ...plain, handle };
      const before = pending.get(id);
      if (before !== undefined) {
        before.entry = entry;
        return;
      }
      const write = { entry };
      pending.set(id, write);
      inOrder(async () => {
        // The file was forgotten meanwhile.
        if (pending.get(id) !== write) return;
        pending.delete(id);
        await journal.write(write.entry);
      });
    },
    async cancelRemoval(draft, key) {
      const found = removals.get(draft) ?? readRemovals(draft);
      removals.set(draft, found);
      if ((await found).delete(key) && !own.has(idOf(draft, key))) inOrder(() => journal.remove(draft, key));
    },
  };
}
