import type { DepositValues } from "../fields/values.ts";
import type { Json } from "../shared/json.ts";
import type { JournalChanges } from "./journalChanges.ts";

/** Whose work, on which platform. Journals of one scope never show in another. */
export interface JournalScope {
  /** The account that is signed in, as the host names it; "" where the host does not say. */
  readonly account: string;
  /** The address of the platform's API. */
  readonly platform: string;
}

/** A file that was on its way when the page ended, so that it can be named and chosen again. Size in bytes. */
export interface JournaledFile {
  readonly name: string;
  readonly size: number;
}

/** One page's unsaved work on one draft. Times are in milliseconds since 1970. */
export interface JournalEntry extends JournalScope {
  /** Unique for each page. */
  readonly id: string;
  /** The id of the draft; `null` for an upload that was never saved. */
  readonly draft: string | null;
  /** The server's revision that `base` was read at; `null` where none is known. */
  readonly revision: number | null;
  /** The values of the last save, which the changes are relative to. */
  readonly base: DepositValues;
  readonly files: readonly JournaledFile[];
  /** When the last change was typed. */
  readonly changedAt: number;
}

/** What one write changes. All of it is stored, or nothing. */
export interface JournalWrite {
  /** Replaces the entry without its changes. */
  readonly entry?: JournalEntry | undefined;
  /** When the last change was typed; milliseconds since 1970. */
  readonly changedAt: number;
  /** Changes to store, by name. */
  readonly put: JournalChanges;
  /** Names of changes that no longer hold. */
  readonly remove: readonly string[];
}

/** Where draft journals are kept. Every call may reject; the journal then does without. */
export interface JournalStorage {
  /** Lists the entries of a scope, without their changes. */
  entries(scope: JournalScope): Promise<readonly JournalEntry[]>;
  changes(id: string): Promise<JournalChanges>;
  write(id: string, write: JournalWrite): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes the entries that were last changed before a time, of every scope. */
  expire(before: number): Promise<void>;
  /** Removes everything that an account left on this computer, or everything. */
  clear(account?: string): Promise<void>;
}

/** Creates a storage that lives as long as the program; for tests, and where a page has no other. */
export function createMemoryJournalStorage(): JournalStorage {
  const entries = new Map<string, JournalEntry>();
  const changes = new Map<string, Map<string, Json>>();
  const drop = (id: string): void => {
    entries.delete(id);
    changes.delete(id);
  };
  return {
    entries: ({ account, platform }) =>
      Promise.resolve([...entries.values()].filter((one) => one.account === account && one.platform === platform)),
    changes: (id) => Promise.resolve(new Map(changes.get(id))),
    write(id, { entry, changedAt, put, remove }) {
      const stored = entry ?? entries.get(id);
      if (stored === undefined) return Promise.reject(new Error("The journal has no such entry."));
      entries.set(id, { ...stored, changedAt });
      const held = changes.get(id) ?? new Map<string, Json>();
      for (const name of remove) held.delete(name);
      for (const [name, value] of put) held.set(name, value);
      changes.set(id, held);
      return Promise.resolve();
    },
    remove: (id) => Promise.resolve(drop(id)),
    expire(before) {
      for (const { id, changedAt } of entries.values()) if (changedAt < before) drop(id);
      return Promise.resolve();
    },
    clear(account) {
      for (const { id, account: owner } of entries.values()) if (account === undefined || owner === account) drop(id);
      return Promise.resolve();
    },
  };
}
