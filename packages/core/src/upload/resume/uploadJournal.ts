import type { DBSchema, IDBPDatabase } from "idb";
import * as z from "zod/mini";
import type { FileHandle, JournalEntry, UploadJournal } from "../../ports.ts";
import { createDatabase, hasDatabase } from "../../shared/openDatabase.ts";

/** Milliseconds for which an entry is kept: a week. */
const LIFETIME = 7 * 24 * 3_600_000;

interface UploadSchema extends DBSchema {
  uploads: { key: [draft: string, key: string]; value: JournalEntry; indexes: { draft: string } };
}

const isHandle = (value: unknown): value is FileHandle =>
  typeof value === "object" && value !== null && "getFile" in value && typeof value.getFile === "function";

const entrySchema: z.ZodMiniType<JournalEntry> = z.object({
  draft: z.string(),
  key: z.string(),
  size: z.number(),
  partSize: z.number(),
  parts: z.array(z.nullable(z.string())),
  unwanted: z.boolean(),
  savedAt: z.number(),
  handle: z.catch(z.optional(z.custom<FileHandle>(isHandle)), undefined),
});

const isOutdated = ({ savedAt }: JournalEntry): boolean => Date.now() - savedAt > LIFETIME;

/** Deletes outdated entries of all drafts, most of which are never opened again, and entries that cannot be read. */
async function expire(database: IDBPDatabase<UploadSchema>): Promise<void> {
  const { store, done } = database.transaction("uploads", "readwrite");
  for await (const cursor of store) {
    const { data } = entrySchema.safeParse(cursor.value);
    if (data === undefined || isOutdated(data)) await cursor.delete();
  }
  await done;
}

/**
 * Creates a journal in the browser's IndexedDB (database `deposit-uploads`). Entries are deleted after a week. Where there
 * is no IndexedDB, as in Node, it is a `createMemoryJournal`.
 */
export function createBrowserJournal(): UploadJournal {
  if (!hasDatabase()) return createMemoryJournal();
  const database = createDatabase<UploadSchema>({
    name: "deposit-uploads",
    version: 1,
    upgrade(db) {
      db.createObjectStore("uploads", { keyPath: ["draft", "key"] }).createIndex("draft", "draft");
    },
  });
  let expired: Promise<void> | null = null;
  const open = async (): Promise<IDBPDatabase<UploadSchema>> => {
    const opened = await database.open();
    // What cannot be deleted now can be next time.
    await (expired ??= expire(opened).catch(() => undefined));
    return opened;
  };
  return {
    async read(draft) {
      const found = await (await open()).getAllFromIndex("uploads", "draft", draft);
      const entries = found.flatMap((one) => entrySchema.safeParse(one).data ?? []);
      // A page may be open for longer than a week.
      return entries.filter((entry) => !isOutdated(entry));
    },
    async write({ handle, ...entry }) {
      const opened = await open();
      try {
        await opened.put("uploads", handle === undefined ? entry : { ...entry, handle });
      } catch (error) {
        // A handle that this browser cannot store must not cost the rest.
        if (handle === undefined) throw error;
        await opened.put("uploads", entry);
      }
    },
    async remove(draft, key) {
      await (await open()).delete("uploads", [draft, key]);
    },
  };
}

/** Creates a journal that lasts as long as the program: for Node, tests, and pages that are refused storage. */
export function createMemoryJournal(): UploadJournal {
  const entries = new Map<string, JournalEntry>();
  const idOf = (draft: string, key: string): string => `${draft}\n${key}`;
  return {
    read: async (draft) => [...entries.values()].filter((entry) => entry.draft === draft),
    write: async (entry) => void entries.set(idOf(entry.draft, entry.key), entry),
    remove: async (draft, key) => void entries.delete(idOf(draft, key)),
  };
}
