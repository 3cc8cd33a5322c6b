import type { Clock, FileHandle, JournalEntry, Log, UploadJournal } from "../../ports.ts";
import type { ResumeData } from "../queue/state.ts";

/** What is remembered of files beyond the page. Best effort: nothing here fails or delays an upload. */
export interface ResumeStore {
  read(draft: string, key: string): Promise<JournalEntry | null>;
  /** All that is remembered of a draft. */
  readAll(draft: string): Promise<readonly JournalEntry[]>;
  /** Remembers a file and where it is, or forgets it (`null`). */
  save(draft: string, key: string, memory: ResumeData | null, handle?: FileHandle): void;
  /** A file is wanted: what an earlier page remembered of its removal is forgotten. */
  cancelRemoval(draft: string, key: string): Promise<void>;
}

const idOf = (draft: string, key: string): string => `${draft}\n${key}`;

/**
 * Keeps memories in a journal. A page may end at any moment, so each is written at once; of those that come while another
 * is being written, the last one of each file.
 */
export function createResumeStore(journal: UploadJournal, clock: Clock, log: Log): ResumeStore {
  const due = new Map<string, { entry: JournalEntry }>();
  /** What this page has written or forgotten: newer than what an earlier one wrote. */
  const own = new Set<string>();
  /** Files of which an earlier page wrote that they are to go; read once, for the sake of thousands of files. */
  const doomed = new Map<string, Promise<Set<string>>>();
  let writing: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  const say = (error: unknown): void => {
    if (!hasFailed) log("What was uploaded could not be remembered, so it cannot be resumed after a reload.", error);
    hasFailed = true;
  };
  /** One after the other: what was forgotten must not come back. */
  const then = (work: () => Promise<unknown>): void => {
    writing = writing.then(work).catch(say);
  };
  const readAll = async (draft: string, onFailure?: () => void): Promise<readonly JournalEntry[]> => {
    try {
      await writing;
      return await journal.read(draft);
    } catch (error) {
      onFailure?.();
      say(error);
      return [];
    }
  };

  const readDoomed = async (draft: string): Promise<Set<string>> => {
    const entries = await readAll(draft, () => doomed.delete(draft));
    return new Set(entries.flatMap(({ key, unwanted }) => (unwanted ? [key] : [])));
  };

  return {
    readAll: (draft) => readAll(draft),
    read: async (draft, key) => (await readAll(draft)).find((entry) => entry.key === key) ?? null,
    save(draft, key, memory, handle) {
      const id = idOf(draft, key);
      own.add(id);
      if (memory === null) {
        due.delete(id);
        then(() => journal.remove(draft, key));
        return;
      }
      const plain = { draft, key, ...memory, savedAt: clock.now() };
      const entry = handle === undefined ? plain : { ...plain, handle };
      const waiting = due.get(id);
      if (waiting !== undefined) {
        waiting.entry = entry;
        return;
      }
      const turn = { entry };
      due.set(id, turn);
      then(async () => {
        // Forgotten meanwhile.
        if (due.get(id) !== turn) return;
        due.delete(id);
        await journal.write(turn.entry);
      });
    },
    async cancelRemoval(draft, key) {
      const found = doomed.get(draft) ?? readDoomed(draft);
      doomed.set(draft, found);
      if ((await found).delete(key) && !own.has(idOf(draft, key))) then(() => journal.remove(draft, key));
    },
  };
}
