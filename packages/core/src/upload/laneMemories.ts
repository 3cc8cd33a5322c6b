import type { Clock, FileHandle, JournalEntry, Log, UploadJournal } from "../ports.ts";
import type { LaneMemory } from "./laneState.ts";

/** What is remembered of files beyond the page. Best effort: nothing here fails or delays an upload. */
export interface LaneMemories {
  read(draft: string, key: string): Promise<JournalEntry | null>;
  /** All that is remembered of a draft. */
  readAll(draft: string): Promise<readonly JournalEntry[]>;
  /** Remembers a file and where it is, or forgets it (`null`). */
  remember(draft: string, key: string, memory: LaneMemory | null, handle?: FileHandle): void;
}

/**
 * Keeps memories in a journal. A page may end at any moment, so each is written at once; of those that come while another
 * is being written, the last one of each file.
 */
export function createLaneMemories(journal: UploadJournal, clock: Clock, log: Log): LaneMemories {
  const due = new Map<string, { entry: JournalEntry }>();
  const remembered = new Set<string>();
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
  const readAll = async (draft: string): Promise<readonly JournalEntry[]> => {
    try {
      await writing;
      return await journal.read(draft);
    } catch (error) {
      say(error);
      return [];
    }
  };

  return {
    readAll,
    read: async (draft, key) => (await readAll(draft)).find((entry) => entry.key === key) ?? null,
    remember(draft, key, memory, handle) {
      const id = `${draft}\n${key}`;
      if (memory === null) {
        due.delete(id);
        if (remembered.delete(id)) then(() => journal.remove(draft, key));
        return;
      }
      remembered.add(id);
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
  };
}
