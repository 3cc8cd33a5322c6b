import * as fake from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyRecord } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";
import type { Clock, Locks } from "../ports.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { createBrowserJournalStorage } from "./browserJournalStorage.ts";
import { createDraftJournal, type DraftJournal, type JournaledState } from "./draftJournal.ts";
import { createMemoryJournalStorage, type JournalStorage } from "./journalStorage.ts";

const empty = decodeRecord(emptyRecord, { default_locale: "en", custom_field_vocabularies: [] });
const titled = (title: string): DepositValues => ({ ...empty, metadata: { ...empty.metadata, title } });

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A clock that a test moves by hand, in milliseconds. */
function createClock(): Clock & { move(milliseconds: number): void } {
  let now = 1_000_000_000_000;
  const timers = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => now,
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    move(milliseconds) {
      now += milliseconds;
      for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.callback();
    },
  };
}

/** The locks of one browser, which ends a page's when the page is killed. */
function createLocks(): Locks & { kill(name: string): void } {
  const held = new Set<string>();
  return {
    hold(name) {
      if (held.has(name)) return Promise.resolve(null);
      held.add(name);
      return Promise.resolve(() => void held.delete(name));
    },
    kill: (name) => void held.delete(`deposit-draft-journal:${name}`),
  };
}

let pages = 0;

/** A browser in which pages are opened one after the other or side by side. */
function openBrowser(storage: JournalStorage) {
  const clock = createClock();
  const locks = createLocks();
  const log = vi.fn();
  return {
    clock,
    log,
    kill: locks.kill,
    page(draft: string | null, account = "ada") {
      pages += 1;
      const id = `page-${pages}`;
      let state: JournaledState = { draft, revision: 1, base: empty, values: empty, files: [] };
      const journal: DraftJournal = createDraftJournal({
        ...{ id, account, platform: "https://repository.example", storage, locks, clock, log },
        read: () => state,
      });
      return {
        id,
        journal,
        set(part: Partial<JournaledState>) {
          state = { ...state, ...part };
          journal.changed();
        },
      };
    },
  };
}

const storages: [string, () => JournalStorage][] = [
  ["in memory", createMemoryJournalStorage],
  ["in IndexedDB", createBrowserJournalStorage],
];

describe.each(storages)("a draft journal %s", (_name, createStorage) => {
  it("offers what was typed in a page that was killed", async () => {
    const browser = openBrowser(createStorage());
    const draft = `draft-${(pages += 1)}`;
    const first = browser.page(draft);
    first.set({ values: titled("Corals"), files: [{ name: "reef.csv", size: 12 }] });
    browser.clock.move(250);
    await first.journal.flush();
    browser.kill(first.id);

    const [offer] = await browser.page(draft).journal.offers();
    expect(offer?.values.metadata.title).toBe("Corals");
    expect(offer?.entry.files).toEqual([{ name: "reef.csv", size: 12 }]);
    expect(offer?.entry.changedAt).toBe(browser.clock.now());
  });

  it("stores the last of what was typed, and forgets what was typed and taken back", async () => {
    const browser = openBrowser(createStorage());
    const draft = `draft-${(pages += 1)}`;
    const first = browser.page(draft);
    for (const title of ["C", "Co", "Corals"]) {
      first.set({ values: { ...titled(title), doi: { choice: "managed" } } });
      await first.journal.flush();
    }
    first.set({ values: titled("Corals of Crete") });
    await first.journal.flush();
    browser.kill(first.id);
    const [offer] = await browser.page(draft).journal.offers();
    expect(offer?.values).toEqual(titled("Corals of Crete"));
  });

  it("offers nothing of a page that is still open, of another draft, or of another account", async () => {
    const browser = openBrowser(createStorage());
    const draft = `draft-${(pages += 1)}`;
    const first = browser.page(draft);
    first.set({ values: titled("Corals") });
    await first.journal.flush();
    expect(await browser.page(draft).journal.offers()).toEqual([]);
    browser.kill(first.id);
    expect(await browser.page(`${draft}-b`).journal.offers()).toEqual([]);
    expect(await browser.page(draft, "grace").journal.offers()).toEqual([]);
    expect(await browser.page(draft).journal.offers()).toHaveLength(1);
  });

  it("keeps two tabs with the same draft apart", async () => {
    const browser = openBrowser(createStorage());
    const draft = `draft-${(pages += 1)}`;
    const [one, other] = [browser.page(draft), browser.page(draft)];
    one.set({ values: titled("One") });
    await one.journal.flush();
    browser.clock.move(5);
    other.set({ values: titled("Other") });
    await other.journal.flush();
    browser.kill(one.id);
    browser.kill(other.id);
    const offers = await browser.page(draft).journal.offers();
    expect(offers.map(({ values }) => values.metadata.title)).toEqual(["Other", "One"]);
  });

  it("keeps nothing once everything is saved, or the journal is cleared", async () => {
    const browser = openBrowser(createStorage());
    const draft = `draft-${(pages += 1)}`;
    const [saved, discarded] = [browser.page(draft), browser.page(draft)];
    for (const page of [saved, discarded]) {
      page.set({ values: titled("Corals") });
      await page.journal.flush();
    }
    saved.set({ base: titled("Corals"), revision: 2 });
    await saved.journal.flush();
    await discarded.journal.clear();
    browser.kill(saved.id);
    browser.kill(discarded.id);
    expect(await browser.page(draft).journal.offers()).toEqual([]);
  });

  it("keeps what a save did not take, relative to what the server has now", async () => {
    const browser = openBrowser(createStorage());
    const draft = `draft-${(pages += 1)}`;
    const page = browser.page(draft);
    const typed = { ...titled("Corals"), doi: { choice: "managed" as const } };
    page.set({ values: typed });
    await page.journal.flush();
    page.set({ base: titled("Corals"), revision: 2 });
    await page.journal.flush();
    browser.kill(page.id);
    const [offer] = await browser.page(draft).journal.offers();
    expect(offer?.entry).toMatchObject({ revision: 2, base: titled("Corals") });
    expect(offer?.values).toEqual(typed);
  });

  it("forgets after seven days, and all of an account when its host asks", async () => {
    const storage = createStorage();
    const browser = openBrowser(storage);
    const draft = `draft-${(pages += 1)}`;
    for (const account of ["ada", "grace"]) {
      const page = browser.page(draft, account);
      page.set({ values: titled("Corals") });
      await page.journal.flush();
      browser.kill(page.id);
    }
    await storage.clear("grace");
    expect(await browser.page(draft, "grace").journal.offers()).toEqual([]);
    expect(await browser.page(draft).journal.offers()).toHaveLength(1);
    browser.clock.move(7 * 24 * 3_600_000 + 1);
    expect(await browser.page(draft).journal.offers()).toEqual([]);
  });
});

describe("a storage that does not work", () => {
  const broken = (failing: () => Promise<never>): JournalStorage => ({
    ...{ entries: failing, changes: failing, write: failing, remove: failing, expire: failing, clear: failing },
  });

  it("is logged once, and the form goes on", async () => {
    const browser = openBrowser(broken(() => Promise.reject(new Error("full"))));
    const page = browser.page("draft");
    page.set({ values: titled("Corals") });
    await page.journal.flush();
    page.set({ values: titled("Corals of Crete") });
    await page.journal.flush();
    expect(await page.journal.offers()).toEqual([]);
    expect(browser.log).toHaveBeenCalledTimes(1);
  });

  it("is given up when it never answers", async () => {
    const browser = openBrowser(broken(() => new Promise<never>(() => undefined)));
    const offers = browser.page("draft").journal.offers();
    await Promise.resolve();
    browser.clock.move(5_000);
    expect(await offers).toEqual([]);
    expect(browser.log).toHaveBeenCalledTimes(1);
  });

  it("is done without where the browser throws when it is named", async () => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, "indexedDB", {
      configurable: true,
      get() {
        throw new Error("SecurityError");
      },
    });
    try {
      const browser = openBrowser(createBrowserJournalStorage());
      expect(await browser.page("draft").journal.offers()).toEqual([]);
      expect(browser.log).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(globalThis, "indexedDB");
    }
  });
});
