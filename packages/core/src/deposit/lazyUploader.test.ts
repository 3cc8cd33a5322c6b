import { expect, test, vi } from "vitest";
import { createLazyUploader, type UploaderMaker, type UploaderSource } from "./lazyUploader.ts";
import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import { systemClock } from "../shared/systemClock.ts";
import { createUploader } from "../upload/createUploader.ts";
import type { FileService } from "../upload/FileService.ts";

const gone = async (): Promise<never> => Promise.reject(new Error("not asked"));
/** A server that is never asked: what is tested here comes before it. */
const client: FileService = {
  files: {
    list: gone,
    init: gone,
    read: gone,
    commit: gone,
    remove: gone,
    readTransfer: () => {
      throw new Error("not asked");
    },
    readStored: () => ({ etag: null }),
  },
  transferHeaders: () => ({ headers: {}, withCredentials: false, isStore: false }),
};

/** An uploader behind a door: `open` lets it arrive, `refuse` turns it away. */
function behindDoor(existing: readonly FileEntry[] = []) {
  let maker: UploaderMaker | null = null;
  let isOnline = true;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const source: UploaderSource = {
    ready: () => maker,
    async load() {
      if (!isOnline) throw new TypeError("offline");
      await opened;
      maker = (options) =>
        createUploader({ ...options, transport: () => ({ answer: gone(), cancel: () => undefined }) });
    },
  };
  const events: UploadEvent[] = [];
  const failed: { key: string; failure: UploadFailure }[] = [];
  const log = vi.fn<(message: string, detail: unknown) => void>();
  const uploader = createLazyUploader(
    {
      client,
      transport: undefined,
      clock: systemClock,
      concurrency: 3,
      retryDelays: [],
      // The draft is never there, so that nothing is sent.
      draftLinks: () => new Promise(() => undefined),
      emit: (event) => events.push(event),
      log,
      existing,
      onRemoveFailed: (one) => failed.push(one),
    },
    source,
  );
  const arrive = async (): Promise<void> => {
    open();
    await vi.waitFor(() => expect(maker).not.toBeNull());
    await Promise.resolve();
  };
  return { uploader, events, failed, log, arrive, online: (is: boolean) => void (isOnline = is) };
}

const file = (name: string): File => new File(["1,2"], name);
const kinds = (events: readonly UploadEvent[]): string[] => events.map(({ kind }) => kind);
const finished: FileEntry = {
  key: "old.csv",
  size: 3,
  checksum: "",
  mimetype: "text/csv",
  links: { self: "https://repository.example/old.csv" },
  phase: { kind: "finished" },
};

test("files chosen before the uploader arrived are listed at once, once, and are taken by it", async () => {
  const { uploader, events, arrive } = behindDoor();
  uploader.add([file("a.csv")]);
  uploader.add([file("b.csv")]);
  expect(events).toMatchObject([
    { kind: "files-added", entries: [{ key: "a.csv", size: 3, phase: { kind: "pending" } }] },
    { kind: "files-added", entries: [{ key: "b.csv" }] },
  ]);
  expect(uploader.isBusy()).toBe(true);
  await arrive();
  expect(kinds(events).filter((kind) => kind === "files-added")).toHaveLength(2);
  uploader.pause();
  await vi.waitFor(() => {
    const held = events.flatMap((event) =>
      event.kind === "file-changed" ? [event.entry] : event.kind === "files-changed" ? event.entries : [],
    );
    const paused = held.filter(({ phase }) => phase.kind === "paused").map(({ key }) => key);
    expect(paused.toSorted()).toEqual(["a.csv", "b.csv"]);
  });
});

test("one that is taken off before is gone, and never sent", async () => {
  const { uploader, events, arrive } = behindDoor();
  uploader.add([file("a.csv"), file("b.csv")]);
  await uploader.cancel("a.csv");
  expect(events.at(-1)).toEqual({ kind: "files-removed", keys: ["a.csv"] });
  await arrive();
  uploader.pause();
  const told = events.slice(2).flatMap((event) => ("entry" in event ? [event.entry.key] : []));
  expect(told).not.toContain("a.csv");
});

test("ten thousand that wait are taken off, or tried again, with one word", async () => {
  const { uploader, events, log, online } = behindDoor();
  online(false);
  const names = Array.from({ length: 10_000 }, (_, index) => `file-${index}.csv`);
  uploader.add(names.map(file));
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  const before = events.length;
  uploader.retry(...names);
  await uploader.remove(...names, names[0] ?? "");
  expect(kinds(events).slice(before)).toEqual(["files-changed", "files-removed"]);
  expect(events.at(-1)).toMatchObject({ keys: names });
});

test("an uploader that does not arrive leaves its files in the list, saying so, and trying one again fetches it", async () => {
  const { uploader, events, log, arrive, online } = behindDoor();
  online(false);
  uploader.add([file("a.csv")]);
  await vi.waitFor(() =>
    expect(events.at(-1)).toMatchObject({
      kind: "files-changed",
      entries: [{ key: "a.csv", phase: { kind: "error", retryable: true, failure: { kind: "request" } } }],
    }),
  );
  expect(log).toHaveBeenCalledOnce();
  online(true);
  uploader.retry("a.csv");
  expect(events.at(-1)).toMatchObject({ entries: [{ key: "a.csv", phase: { kind: "pending" } }] });
  await arrive();
  uploader.pause();
  await vi.waitFor(() => expect(JSON.stringify(events.at(-1))).toContain("paused"));
});

test("a deletion that cannot be asked for is a deletion that failed; one in time is asked of the server", async () => {
  const { uploader, failed, arrive, online } = behindDoor([finished]);
  online(false);
  await uploader.remove("old.csv");
  expect(failed).toMatchObject([{ key: "old.csv", failure: { kind: "request" } }]);
  online(true);
  const asked = uploader.remove("old.csv");
  await arrive();
  await asked;
  expect(failed).toHaveLength(2);
});

test("discarding a draft without unfinished files needs no uploader, and takes off what waits until the draft stays after all", async () => {
  const { uploader, events, online } = behindDoor([finished]);
  online(false);
  uploader.add([file("a.csv")]);
  const { failures, putBack } = await uploader.removeUnfinished();
  expect(failures).toEqual([]);
  expect(events.at(-1)).toEqual({ kind: "files-removed", keys: ["a.csv"] });
  putBack();
  expect(events.at(-1)).toMatchObject({ kind: "files-added", entries: [{ key: "a.csv" }] });
});

test("one that is put away before it arrived stays away", async () => {
  const { uploader, events, arrive } = behindDoor();
  uploader.add([file("a.csv")]);
  uploader.dispose();
  await arrive();
  expect(kinds(events)).toEqual(["files-added"]);
  expect(uploader.isBusy()).toBe(false);
});
