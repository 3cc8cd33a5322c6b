import type { Clock, Locks, Log } from "../ports.ts";
import type { DepositValues } from "../fields/values.ts";
import { isEqual } from "../shared/equal.ts";
import { applyChanges, changesOf, type JournalChanges } from "./journalChanges.ts";
import type { JournalEntry, JournaledFile, JournalScope, JournalStorage } from "./journalStorage.ts";

/** Milliseconds after which typed values are stored at the latest. */
const WRITE_DELAY = 200;
/** Milliseconds after which an entry is deleted: seven days. */
const LIFETIME = 7 * 24 * 3_600_000;
/** Milliseconds after which a storage that does not answer is given up. */
const ANSWER_LIMIT = 5_000;

/** The state of a form that the journal keeps. */
export interface JournaledState {
  readonly draft: string | null;
  readonly revision: number | null;
  /** The values of the last save. */
  readonly base: DepositValues;
  /** The values that are typed now. */
  readonly values: DepositValues;
  readonly files: readonly JournaledFile[];
}

/** Unsaved work of an earlier page that can be restored. */
export interface JournalOffer {
  readonly entry: JournalEntry;
  /** What differs from `entry.base`. */
  readonly changes: JournalChanges;
  /** The values as they were typed. */
  readonly values: DepositValues;
}

/** What the journal needs. `read` answers the state of the form at that moment. */
export interface DraftJournalOptions extends JournalScope {
  /** Unique for each page. */
  readonly id: string;
  readonly storage: JournalStorage;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly log: Log;
  readonly read: () => JournaledState;
}

/** Keeps what is typed and not saved on this computer. */
export interface DraftJournal {
  /** Notes that something was typed or saved; it is stored within 250 milliseconds. */
  changed(): void;
  /** Stores what was typed at once, as when the page is hidden. Resolves when it is stored, or when that failed. */
  flush(): Promise<void>;
  /** Lists what earlier pages left behind, the latest first. Pages that are still open are left out. */
  offers(): Promise<readonly JournalOffer[]>;
  /** Deletes an offer that was restored or discarded. */
  remove(offer: JournalOffer): Promise<void>;
  /** Deletes this page's entry, as after a publish or a discard, and keeps nothing from then on until something is typed. */
  clear(): Promise<void>;
  /** Stores what is left and lets other pages offer it. */
  dispose(): Promise<void>;
}

const lockName = (id: string): string => `deposit-draft-journal:${id}`;

/**
 * Creates the journal of one page. Each page has an entry of its own, so that two tabs with the same draft never write over
 * each other. The page holds a lock as long as it lives; an entry whose lock is free belongs to a page that has ended.
 *
 * A storage that fails or does not answer is logged once, and the form works without a journal.
 */
export function createDraftJournal(options: DraftJournalOptions): DraftJournal {
  const { id, account, platform, storage, locks, clock, log, read } = options;
  let stored: { readonly base: DepositValues; readonly changes: JournalChanges; readonly files: string } | null = null;
  let isBroken = false;
  let cancelTimer: (() => void) | null = null;
  let writing: Promise<void> = Promise.resolve();
  const held = locks.hold(lockName(id)).catch(() => null);

  /** Runs a call to the storage. After a failure the journal is off, since a page must not wait for it again. */
  async function attempt<Value>(call: () => Promise<Value>, otherwise: Value): Promise<Value> {
    if (isBroken) return otherwise;
    try {
      return await inTime(clock, call());
    } catch (error) {
      if (!isBroken) log("@deposit/core: unsaved changes cannot be kept on this computer.", error);
      isBroken = true;
      return otherwise;
    }
  }

  async function write(): Promise<void> {
    const { draft, revision, base, values, files } = read();
    const changes = changesOf(base, values);
    if (changes.size === 0 && files.length === 0) {
      if (stored !== null) await attempt(() => storage.remove(id), undefined);
      stored = null;
      return;
    }
    const fileNames = JSON.stringify(files);
    const isNew = stored === null || stored.base !== base || stored.files !== fileNames;
    const before: JournalChanges = stored?.changes ?? new Map();
    const put = new Map([...changes].filter(([name, value]) => !isEqual(before.get(name), value)));
    const remove = [...before.keys()].filter((name) => !changes.has(name));
    if (!isNew && put.size === 0 && remove.length === 0) return;
    const changedAt = clock.now();
    const entry = isNew ? { id, account, platform, draft, revision, base, files, changedAt } : undefined;
    await attempt(() => storage.write(id, { entry, changedAt, put, remove }), undefined);
    stored = { base, changes, files: fileNames };
  }

  function flush(): Promise<void> {
    cancelTimer?.();
    cancelTimer = null;
    // One write after the other: each one is relative to the one before.
    writing = writing.then(() => (isBroken ? undefined : write()));
    return writing;
  }

  async function isAbandoned({ id: other }: JournalEntry): Promise<boolean> {
    if (other === id) return false;
    const release = await locks.hold(lockName(other));
    release?.();
    return release !== null;
  }

  return {
    changed() {
      if (isBroken) return;
      cancelTimer ??= clock.after(WRITE_DELAY, () => void flush());
    },
    flush,
    async offers() {
      return await attempt(async () => {
        await storage.expire(clock.now() - LIFETIME);
        const { draft } = read();
        const entries = await storage.entries({ account, platform });
        const found: JournalOffer[] = [];
        for (const entry of entries.filter((one) => one.draft === draft)) {
          if (!(await isAbandoned(entry))) continue;
          const changes = await storage.changes(entry.id);
          found.push({ entry, changes, values: applyChanges(entry.base, changes) });
        }
        return found.toSorted((one, other) => other.entry.changedAt - one.entry.changedAt);
      }, []);
    },
    remove: ({ entry }) => attempt(() => storage.remove(entry.id), undefined),
    async clear() {
      cancelTimer?.();
      cancelTimer = null;
      await writing;
      stored = null;
      await attempt(() => storage.remove(id), undefined);
    },
    async dispose() {
      await flush();
      (await held)?.();
    },
  };
}

/** Rejects when a call is not answered in time: some browsers never answer a database that another page upgrades. */
function inTime<Value>(clock: Clock, call: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ANSWER_LIMIT, () => reject(new Error("The browser's storage does not answer.")));
    call.then(resolve, reject).finally(cancel);
  });
}
