import type { DBSchema } from "idb";
import * as z from "zod/mini";
import type { DepositValues } from "../fields/values.ts";
import { type Json, isJsonObject } from "../shared/json.ts";
import { createDatabase } from "../shared/openDatabase.ts";
import type { JournalEntry, JournalStorage } from "./journalStorage.ts";

interface JournalSchema extends DBSchema {
  /** The entries; `version` tells how they are written. */
  entries: {
    key: string;
    value: JournalEntry & { readonly version: number };
    indexes: { scope: [string, string] };
  };
  /** The changes of each entry, by its id and their name. */
  changes: { key: [string, string]; value: Json };
  /** When each entry was last changed; apart from the entry, which is large. */
  times: { key: string; value: number };
}

/** The form of what is stored. Entries of another form are not read. */
const VERSION = 1;

const groups = ["access", "files", "metadata", "pids", "doi", "custom_fields"] as const;

const isValues = (value: unknown): value is DepositValues =>
  isJsonObject(value) && groups.every((group) => isJsonObject(value[group]));

const entrySchema: z.ZodMiniType<JournalEntry> = z.object({
  id: z.string(),
  account: z.string(),
  platform: z.string(),
  draft: z.nullable(z.string()),
  revision: z.nullable(z.number()),
  base: z.custom<DepositValues>(isValues),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  changedAt: z.number(),
});

/** All keys of one entry's changes lie between these two. */
const changesOfEntry = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/**
 * Creates the storage of draft journals in IndexedDB (database `deposit-drafts`). A change is a value of its own, so that a
 * key press in one row of thousands writes that row alone.
 */
export function createBrowserJournalStorage(): JournalStorage {
  const database = createDatabase<JournalSchema>({
    name: "deposit-drafts",
    version: 1,
    upgrade(db) {
      db.createObjectStore("entries", { keyPath: "id" }).createIndex("scope", ["account", "platform"]);
      db.createObjectStore("changes");
      db.createObjectStore("times");
    },
  });

  /** Removes the entries for which `isOutdated` answers true, in one transaction. */
  async function removeWhere(isOutdated: (entry: JournalEntry, changedAt: number) => boolean): Promise<void> {
    const db = await database.open();
    const transaction = db.transaction(["entries", "changes", "times"], "readwrite");
    // Rejects once more where a call below rejected already.
    transaction.done.catch(() => undefined);
    const [entries, changes, times] = [
      transaction.objectStore("entries"),
      transaction.objectStore("changes"),
      transaction.objectStore("times"),
    ];
    for await (const { value } of entries) {
      if (!isOutdated(value, (await times.get(value.id)) ?? value.changedAt)) continue;
      await Promise.all([changes.delete(changesOfEntry(value.id)), times.delete(value.id), entries.delete(value.id)]);
    }
    await transaction.done;
  }

  return {
    async entries({ account, platform }) {
      const db = await database.open();
      const found = await db.getAllFromIndex("entries", "scope", [account, platform]);
      const read = found.flatMap((one) => (one.version === VERSION ? (entrySchema.safeParse(one).data ?? []) : []));
      return await Promise.all(
        read.map(async (entry) => ({ ...entry, changedAt: (await db.get("times", entry.id)) ?? entry.changedAt })),
      );
    },
    async changes(id) {
      const { store } = (await database.open()).transaction("changes");
      const [keys, values] = await Promise.all([
        store.getAllKeys(changesOfEntry(id)),
        store.getAll(changesOfEntry(id)),
      ]);
      return new Map(keys.flatMap(([, name], index) => (values[index] === undefined ? [] : [[name, values[index]]])));
    },
    async write(id, { entry, changedAt, put, remove }) {
      const db = await database.open();
      const transaction = db.transaction(["entries", "changes", "times"], "readwrite");
      const [entries, changes] = [transaction.objectStore("entries"), transaction.objectStore("changes")];
      const calls: Promise<unknown>[] = [transaction.objectStore("times").put(changedAt, id)];
      if (entry !== undefined) calls.push(entries.put({ ...entry, changedAt, version: VERSION }));
      for (const name of remove) calls.push(changes.delete([id, name]));
      for (const [name, value] of put) calls.push(changes.put(value, [id, name]));
      await Promise.all([...calls, transaction.done]);
    },
    async remove(id) {
      await removeWhere((entry) => entry.id === id);
    },
    async expire(before) {
      await removeWhere((_entry, changedAt) => changedAt < before);
    },
    async clear(account) {
      await removeWhere((entry) => account === undefined || entry.account === account);
    },
  };
}
