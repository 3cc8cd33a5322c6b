import type { JournalEntry, UploadJournal } from "../../ports.ts";

/** A journal that lasts as long as the program: for Node, tests, and pages to which storage is refused. */
export function createMemoryJournal(): UploadJournal {
  const entries = new Map<string, JournalEntry>();
  const idOf = (draft: string, key: string): string => `${draft}\n${key}`;
  return {
    read: async (draft) => [...entries.values()].filter((entry) => entry.draft === draft),
    write: async (entry) => void entries.set(idOf(entry.draft, entry.key), entry),
    remove: async (draft, key) => void entries.delete(idOf(draft, key)),
  };
}
