import { DEFAULT_MIMETYPE } from "../config.ts";
import type { Transport } from "../ports.ts";
import { type FileEntry, normalizedFileName, type UploadFailure } from "../record/files.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import type { UploaderOptions } from "../upload/createUploader.ts";
import type { Uploader } from "../upload/Uploader.ts";

/** The options of an uploader. @default transport the browser's, which is loaded with the uploader */
export interface LazyUploaderOptions extends Omit<UploaderOptions, "transport"> {
  readonly transport: Transport | undefined;
}

/** Creates an uploader. */
export type UploaderFactory = (options: LazyUploaderOptions) => Uploader;

let loadedFactory: UploaderFactory | null = null;

/**
 * Loads the uploader, a chunk of its own, so that files are uploaded at once, even if the network is down by then. Without
 * this call a deposit loads it when the first file is chosen.
 * @throws the browser's error if the chunk cannot be loaded. A later call tries again.
 */
export async function loadUploader(): Promise<void> {
  loadedFactory ??= await importFactory();
}

async function importFactory(): Promise<UploaderFactory> {
  const [{ createUploader }, { defaultTransport }] = await Promise.all([
    import("../upload/createUploader.ts"),
    import("../upload/transport/transport.ts"),
  ]);
  return (options) => createUploader({ ...options, transport: options.transport ?? defaultTransport });
}

/** Loads the uploader's code. */
export interface UploaderLoader {
  /** Returns the factory, or `null` while it is not loaded. */
  readonly loaded: () => UploaderFactory | null;
  readonly load: () => Promise<void>;
}
const chunk: UploaderLoader = { loaded: () => loadedFactory, load: loadUploader };

/** A call that waits for the uploader. */
interface QueuedCall {
  /** The files to add. Those that were removed meanwhile are left out. */
  files: readonly File[];
  readonly run: (uploader: Uploader, files: readonly File[]) => void;
  /** Answers a caller that waits for the outcome, if the uploader cannot be loaded. */
  readonly fail?: ((failure: UploadFailure) => void) | undefined;
}

const request = { method: "GET", url: "@deposit/core/upload" };
const notLoaded: UploadFailure = { kind: "request", failure: { kind: "no-response", request } };

/** How long the uploader of unfinished files is not loaded, so that the page renders first. Milliseconds. */
const RESTORE_DELAY = 2000;

function entryOf({ name: key, size, type }: File, phase: FileEntry["phase"]): FileEntry {
  return { key, size, checksum: "", mimetype: type || DEFAULT_MIMETYPE, links: {}, phase };
}

/**
 * Creates an uploader whose code is loaded when it is first needed. Files chosen before are listed at once. Calls wait, and
 * reach the uploader in their order. If the code cannot be loaded, the files are listed as failed and can be retried.
 */
export function createLazyUploader(options: LazyUploaderOptions, loader: UploaderLoader = chunk): Uploader {
  const { emit, log, existing, clock } = options;
  /** The names of files whose addition was emitted here already. */
  const announced = new Set<string>();
  let queued: readonly QueuedCall[] = [];
  let uploader: Uploader | null = null;
  let isDisposed = false;
  let loading: Promise<void> | null = null;
  let cancelRestore = (): void => undefined;

  /** Emits an event of the uploader, without the additions that were emitted here already. */
  function emitOnce(event: UploadEvent): void {
    if (event.kind === "files-removed") for (const key of event.keys) announced.delete(key);
    if (event.kind !== "files-added") return emit(event);
    const entries = event.entries.filter(({ key }) => !announced.delete(key));
    if (entries.length > 0) emit({ ...event, entries });
  }
  function create(factory: UploaderFactory): Uploader {
    const created = factory({ ...options, emit: emitOnce });
    uploader = created;
    const calls = queued;
    queued = [];
    for (const { run, files } of calls) run(created, files);
    return created;
  }
  /** Returns the uploader if its code is loaded. */
  function available(): Uploader | null {
    const factory = uploader === null && !isDisposed ? loader.loaded() : null;
    return factory === null ? uploader : create(factory);
  }
  async function load(): Promise<void> {
    try {
      await loader.load();
    } catch (error) {
      loading = null;
      if (isDisposed) return;
      log("@deposit/core: the uploader could not be fetched.", error);
      showQueued({ kind: "error", failure: notLoaded, retryable: true });
      for (const { fail } of queued) fail?.(notLoaded);
      queued = queued.filter(({ fail }) => fail === undefined);
      return;
    }
    available();
  }
  function loadOnce(): void {
    loading ??= load();
  }
  function showQueued(phase: FileEntry["phase"]): void {
    const entries = queuedFiles().map((file) => entryOf(file, phase));
    if (entries.length > 0) emit({ kind: "files-changed", entries });
  }
  /** Runs a call now, or queues it until the uploader is loaded. */
  function call(run: (uploader: Uploader) => void, fail?: QueuedCall["fail"]): void {
    const created = available();
    if (created !== null) return run(created);
    queued = [...queued, { files: [], run, fail }];
  }
  const queuedFiles = (): readonly File[] => queued.flatMap(({ files }) => files);
  const queuedNames = (): ReadonlySet<string> => new Set(queuedFiles().map(({ name }) => name));
  /** Removes queued files. Returns the names that are not queued. */
  function dequeue(keys: Iterable<string>): readonly string[] {
    const names = queuedNames();
    const asked = new Set(keys);
    const mine = [...asked].filter((key) => names.has(key));
    queued = queued.map((one) => ({ ...one, files: one.files.filter(({ name }) => !asked.has(name)) }));
    if (mine.length > 0) emitOnce({ kind: "files-removed", keys: mine });
    return [...asked].filter((key) => !names.has(key));
  }
  async function remove(...keys: readonly string[]): Promise<void> {
    const others = available() === null ? dequeue(keys) : keys;
    if (others.length === 0 || isDisposed) return;
    await new Promise<void>((resolve) => {
      const fail = (failure: UploadFailure): void => {
        for (const key of others) options.onRemoveFailed?.({ key, failure });
        resolve();
      };
      call((created) => void created.remove(...others).then(resolve), fail);
      if (uploader === null) loadOnce();
    });
  }

  function add(files: readonly File[]): void {
    const created = available();
    if (created !== null) return created.add(files);
    // A file that is chosen again replaces the queued one, and moves to the end.
    const names = new Set(files.map(({ name }) => normalizedFileName(name)));
    const isReplaced = ({ name }: File): boolean => names.has(normalizedFileName(name));
    queued = queued.map((one) => ({ ...one, files: one.files.filter((file) => !isReplaced(file)) }));
    if (loading === null) showQueued({ kind: "pending" });
    queued = [...queued, { files, run: (later, left) => later.add(left) }];
    for (const { name } of files) announced.add(name);
    emit({ kind: "files-added", entries: files.map((file) => entryOf(file, { kind: "pending" })) });
    loadOnce();
  }

  const factory = loader.loaded();
  if (factory !== null) return factory({ ...options, emit: emitOnce });
  return {
    add,
    addRest: () => uploader?.addRest(),
    cancel: remove,
    remove,
    async removeUnfinished() {
      const created = available();
      if (created !== null) return await created.removeUnfinished();
      const files = queuedFiles();
      dequeue(queuedNames());
      const putBack = (): void => (files.length > 0 ? add(files) : undefined);
      if (isDisposed || existing.every(({ phase }) => phase.kind === "finished")) return { failures: [], putBack };
      return await new Promise((resolve) => {
        call(
          (later) => void later.removeUnfinished().then(({ failures }) => resolve({ failures, putBack })),
          (failure) => resolve({ failures: [failure], putBack }),
        );
        loadOnce();
      });
    },
    retry(...keys: readonly string[]) {
      const created = available();
      const names = queuedNames();
      const others = keys.filter((key) => !names.has(key));
      if (created === null && loading === null) showQueued({ kind: "pending" });
      if (others.length > 0) call((later) => later.retry(...others));
      if (created === null) loadOnce();
    },
    pause: (...keys) => call((created) => created.pause(...keys)),
    resume: (...keys) => call((created) => created.resume(...keys)),
    adopt: (entries) => call((created) => created.adopt(entries)),
    forget: (...keys) => call((created) => created.forget(...keys)),
    async restoreSession(links) {
      const created = available();
      if (created !== null) return await created.restoreSession(links);
      call((later) => void later.restoreSession(links));
      cancelRestore = clock.after(RESTORE_DELAY, loadOnce);
    },
    isBusy: () =>
      uploader?.isBusy() ?? (!isDisposed && loading !== null && queued.some(({ files }) => files.length > 0)),
    unsentFiles: () => uploader?.unsentFiles() ?? queuedFiles(),
    dispose() {
      isDisposed = true;
      cancelRestore();
      for (const { fail } of queued) fail?.(notLoaded);
      uploader?.dispose();
    },
  };
}
