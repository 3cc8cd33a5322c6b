import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";
import { systemClock } from "./systemClock.ts";

/** Milliseconds after which a database that does not open is given up. Some browsers never answer. */
const OPENING_LIMIT = 10_000;

/** What {@link createDatabase} opens. */
export interface DatabaseOptions<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** Creates the stores of the current version. */
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>["upgrade"]>;
}

/** A database that is opened with its first use, and opened again where another page closed it. */
export interface Database<Schema extends DBSchema> {
  /**
   * Opens the database. Rejects where the browser has none, refuses it, does not answer within ten seconds, or another page
   * blocks it. A database that opens late is used from then on.
   */
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
  const noAnswer = new Error("The browser's storage does not answer.");
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function openOnce(): Promise<IDBPDatabase<Schema>> {
    return new Promise((resolve, reject) => {
      const stopTimer = systemClock.after(OPENING_LIMIT, () => reject(noAnswer));
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
      }).then((database) => {
        stopTimer();
        resolve(database);
        opened = Promise.resolve(database);
      }, reject);
    });
  }
  return {
    open() {
      if (!hasDatabase()) return Promise.reject(new Error("The browser has no storage for this page."));
      if (opened === null) {
        const attempt = openOnce();
        opened = attempt;
        attempt.catch((error: unknown) => {
          // A refusal holds for this call only. A browser that does not answer would keep the next caller waiting as well.
          if (error !== noAnswer && opened === attempt) opened = null;
        });
      }
      return opened;
    },
  };
}
