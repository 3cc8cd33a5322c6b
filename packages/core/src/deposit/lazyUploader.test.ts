import { expect, test, vi } from "vitest";
import { createLazyUploader, type UploaderFactory, type UploaderLoader } from "./lazyUploader.ts";
import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import { systemClock } from "../shared/systemClock.ts";
import { createUploader } from "../upload/createUploader.ts";
import type { FileService } from "../upload/FileService.ts";

const gone = async (): Promise<never> => Promise.reject(new Error("not asked"));
/** A server that no call reaches. */
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

/** Creates an uploader whose code is loaded when the test calls `arrive`, or never where it is offline. */
function pendingUploader(existing: readonly FileEntry[] = []) {
  let factory: UploaderFactory | null = null;
  let isOnline = true;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const loader: UploaderLoader = {
    loaded: () => factory,
    async load() {
      if (!isOnline) throw new TypeError("offline");
      await opened;
      factory = (options) =>
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
      // The draft is never saved, so that nothing is sent.
      draftLinks: () => new Promise(() => undefined),
      emit: (event) => events.push(event),
      log,
      existing,
      onRemoveFailed: (one) => failed.push(one),
    },
    loader,
  );
  const arrive = async (): Promise<void> => {
    open();
    await vi.waitFor(() => expect(factory).not.toBeNull());
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

test("files chosen before the uploader is loaded are listed at once, and only once", async () => {
  const { uploader, events, arrive } = pendingUploader();
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

test("a file that is removed before the uploader is loaded is never sent", async () => {
  const { uploader, events, arrive } = pendingUploader();
  uploader.add([file("a.csv"), file("b.csv")]);
  await uploader.cancel("a.csv");
  expect(events.at(-1)).toEqual({ kind: "files-removed", keys: ["a.csv"] });
  await arrive();
  uploader.pause();
  const told = events.slice(2).flatMap((event) => ("entry" in event ? [event.entry.key] : []));
  expect(told).not.toContain("a.csv");
});

test("ten thousand queued files are removed or retried with one event", async () => {
  const { uploader, events, log, online } = pendingUploader();
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

test("if the uploader cannot be loaded, its files are listed as failed, and a retry loads it again", async () => {
  const { uploader, events, log, arrive, online } = pendingUploader();
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

test("a deletion fails if the uploader cannot be loaded, and reaches the server otherwise", async () => {
  const { uploader, failed, arrive, online } = pendingUploader([finished]);
  online(false);
  await uploader.remove("old.csv");
  expect(failed).toMatchObject([{ key: "old.csv", failure: { kind: "request" } }]);
  online(true);
  const asked = uploader.remove("old.csv");
  await arrive();
  await asked;
  expect(failed).toHaveLength(2);
});

test("discarding a draft without unfinished files needs no uploader, and restores queued files if the draft stays", async () => {
  const { uploader, events, online } = pendingUploader([finished]);
  online(false);
  uploader.add([file("a.csv")]);
  const { failures, putBack } = await uploader.removeUnfinished();
  expect(failures).toEqual([]);
  expect(events.at(-1)).toEqual({ kind: "files-removed", keys: ["a.csv"] });
  putBack();
  expect(events.at(-1)).toMatchObject({ kind: "files-added", entries: [{ key: "a.csv" }] });
});

test("an uploader that is disposed of before it is loaded is never created", async () => {
  const { uploader, events, arrive } = pendingUploader();
  uploader.add([file("a.csv")]);
  uploader.dispose();
  await arrive();
  expect(kinds(events)).toEqual(["files-added"]);
  expect(uploader.isBusy()).toBe(false);
});
