import type { Clock, FileHandle, JournalEntry, Log, UploadJournal } from "../ports.ts";
import type { LaneMemory } from "./laneState.ts";

/** Milliseconds between two writings of one file: what came last is written, what lay between is not. */
const WRITE_INTERVAL = 1000;

/** What is remembered of files beyond the page. Best effort: nothing here fails or delays an upload. */
export interface LaneMemories {
  read(draft: string, key: string): Promise<JournalEntry | null>;
  /** All that is remembered of a draft. */
  readAll(draft: string): Promise<readonly JournalEntry[]>;
  /** Remembers a file and where it is, or forgets it (`null`). */
  remember(draft: string, key: string, memory: LaneMemory | null, handle?: FileHandle): void;
  /** Writes at once what has not been written yet. */
  flush(): void;
}

/** Keeps memories in a journal. */
export function createLaneMemories(journal: UploadJournal, clock: Clock, log: Log): LaneMemories {
  const due = new Map<string, { readonly stop: () => void; readonly write: () => void }>();
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
      const before = due.get(id);
      before?.stop();
      due.delete(id);
      if (memory === null) {
        if (remembered.delete(id)) then(() => journal.remove(draft, key));
        return;
      }
      remembered.add(id);
      const write = (): void => {
        due.delete(id);
        const entry = { draft, key, ...memory, savedAt: clock.now() };
        then(() => journal.write(handle === undefined ? entry : { ...entry, handle }));
      };
      // The first word is written at once, and so is that a file is to go.
      if (memory.unwanted || memory.parts.length === 0) return write();
      due.set(id, { stop: clock.after(WRITE_INTERVAL, write), write });
    },
    flush() {
      for (const { stop, write } of due.values()) {
        stop();
        write();
      }
    },
  };
}
