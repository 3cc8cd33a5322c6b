import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";

/** What {@link createDatabase} opens. */
export interface DatabaseOptions<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** Creates the stores of the current version. */
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>["upgrade"]>;
}

/** A database that is opened with its first use, and opened again where another page closed it. */
export interface Database<Schema extends DBSchema> {
  /** Opens the database. Rejects where the browser has none, refuses it, or another page blocks it. */
  open(): Promise<IDBPDatabase<Schema>>;
}

/**
 * Whether the browser has IndexedDB. Some browsers throw when a page in a frame, or one without cookies, only names it.
 */
export function hasDatabase(): boolean {
  try {
    // The type promises more than Node and some frames have.
    const factory: IDBFactory | undefined = globalThis.indexedDB;
    return factory !== undefined && factory !== null;
  } catch {
    return false;
  }
}

/** Creates a handle on a database in IndexedDB. Nothing is opened before it is used. */
export function createDatabase<Schema extends DBSchema>(options: DatabaseOptions<Schema>): Database<Schema> {
  const { name, version, upgrade } = options;
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function openOnce(): Promise<IDBPDatabase<Schema>> {
    return new Promise((resolve, reject) => {
      openDB<Schema>(name, version, {
        upgrade,
        blocked: () => reject(new Error("Another page keeps an older form of the browser's storage open.")),
        // A newer version of the page needs it; it is opened again with the next use.
        blocking: (_current, _blocked, { target }) => {
          opened = null;
          if (target instanceof IDBDatabase) target.close();
        },
        terminated() {
          opened = null;
        },
      }).then(resolve, reject);
    });
  }
  return {
    open() {
      if (!hasDatabase()) return Promise.reject(new Error("The browser has no storage for this page."));
      opened ??= openOnce();
      // A refusal holds for this call only.
      opened.catch(() => {
        opened = null;
      });
      return opened;
    },
  };
}
