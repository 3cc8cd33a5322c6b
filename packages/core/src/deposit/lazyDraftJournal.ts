import type { DraftJournal, DraftJournalOptions } from "../draft-journal/draftJournal.ts";
import type { Locks, Log } from "../ports.ts";
import { systemClock } from "../shared/systemClock.ts";

/** Options of {@link openDraftJournal}: what a form knows; the rest is the browser's. */
export interface OpenDraftJournalOptions extends Pick<DraftJournalOptions, "account" | "platform" | "read"> {
  readonly log: Log;
  /** @default the browser's Web Locks */
  readonly locks?: Locks | undefined;
}

/**
 * Opens the journal of this page in the browser's IndexedDB. It is a chunk of its own, fetched with the first call.
 * Where the browser has none, what is typed is kept as long as the page. Rejects when the chunk does not arrive; a later
 * call tries again.
 */
export async function openDraftJournal({ locks, ...options }: OpenDraftJournalOptions): Promise<DraftJournal> {
  const [{ createDraftJournal }, storages, { createBrowserJournalStorage }, { hasDatabase }, { browserLocks }] =
    await Promise.all([
      import("../draft-journal/draftJournal.ts"),
      import("../draft-journal/journalStorage.ts"),
      import("../draft-journal/browserJournalStorage.ts"),
      import("../shared/openDatabase.ts"),
      import("../upload/tabs/browserLocks.ts"),
    ]);
  return createDraftJournal({
    ...options,
    id: newPageId(),
    storage: hasDatabase() ? createBrowserJournalStorage() : storages.createMemoryJournalStorage(),
    locks: locks ?? browserLocks,
    clock: systemClock,
  });
}

/**
 * Deletes the unsaved work that an account left on this computer, or that of every account. Call it when a person signs
 * out. Rejects where the browser has no storage, in which case there is nothing to delete.
 *
 * @example signOut().then(() => clearDraftJournal(account));
 */
export async function clearDraftJournal(account?: string): Promise<void> {
  const { createBrowserJournalStorage } = await import("../draft-journal/browserJournalStorage.ts");
  await createBrowserJournalStorage().clear(account);
}

/** `crypto.randomUUID` is missing in pages without HTTPS. */
function newPageId(): string {
  const numbers = globalThis.crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(36)).join("-");
}
