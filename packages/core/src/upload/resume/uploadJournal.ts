import * as z from "zod/mini";
import type { FileHandle, JournalEntry, UploadJournal } from "../../ports.ts";
import { systemClock } from "../../shared/systemClock.ts";

/** Milliseconds after which an entry is forgotten: a week. */
const LIFETIME = 7 * 24 * 3_600_000;
/** Milliseconds after which a database that the browser does not open is done without. */
const OPENING_LIMIT = 10_000;
const DATABASE = "deposit-uploads";
const STORE = "uploads";

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

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage failed."));
  });
}

/** Some browsers never say that they will not open it. */
const silence = new Error("The browser's storage does not answer.");

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(STORE, { keyPath: ["draft", "key"] });
    store.createIndex("draft", "draft");
  };
  return new Promise((resolve, reject) => {
    // Another page holds an older form of it open: better no journal than one that is waited for.
    request.onblocked = () => reject(new Error("Another page keeps the browser's storage."));
    done(request).then(resolve, reject);
  });
}

const isOld = ({ savedAt }: JournalEntry): boolean => Date.now() - savedAt > LIFETIME;

/** Forgets what is old of all drafts, most of which are never opened again, and what cannot be read. */
function expire(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(STORE, "readwrite");
  const request = transaction.objectStore(STORE).openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor === null) return;
    const { data } = entrySchema.safeParse(cursor.value);
    if (data === undefined || isOld(data)) cursor.delete();
    cursor.continue();
  };
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser's storage failed."));
  });
}

/**
 * The browser's journal, in IndexedDB; entries are forgotten after a week. Where there is no IndexedDB, as in Node, the
 * memory of the program.
 */
export function createBrowserJournal(factory: IDBFactory | undefined = globalThis.indexedDB): UploadJournal {
  if (factory === undefined) return createMemoryJournal();
  let opened: Promise<IDBDatabase> | null = null;
  const openInTime = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      systemClock.after(OPENING_LIMIT, () => reject(silence));
      const prepare = async (database: IDBDatabase): Promise<void> => {
        // A newer form of the page wants it: it is opened again with the next need.
        database.onversionchange = () => {
          database.close();
          opened = null;
        };
        // What cannot be forgotten now can be the next time.
        await expire(database).catch(() => undefined);
        // One that comes late is used from then on.
        opened = Promise.resolve(database);
        resolve(database);
      };
      open(factory).then(prepare).catch(reject);
    });
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    try {
      return (await (opened ??= openInTime())).transaction(STORE, mode).objectStore(STORE);
    } catch (error) {
      if (error !== silence) opened = null;
      throw error;
    }
  };
  return {
    async read(draft) {
      const found: unknown[] = await done((await store("readonly")).index("draft").getAll(draft));
      const entries = found.flatMap((one) => entrySchema.safeParse(one).data ?? []);
      // A page may be open for longer than that.
      return entries.filter((entry) => !isOld(entry));
    },
    async write(entry) {
      const { handle, ...plain } = { ...entry, parts: [...entry.parts] };
      try {
        await done((await store("readwrite")).put(handle === undefined ? plain : { ...plain, handle }));
      } catch (error) {
        // A handle that this browser cannot keep must not cost the rest.
        if (handle === undefined) throw error;
        await done((await store("readwrite")).put(plain));
      }
    },
    async remove(draft, key) {
      await done((await store("readwrite")).delete([draft, key]));
    },
  };
}
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
