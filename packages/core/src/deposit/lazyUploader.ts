import { DEFAULT_MIMETYPE } from "../config.ts";
import type { Transport } from "../ports.ts";
import { type FileEntry, normalizedFileName, type UploadFailure } from "../record/files.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import type { UploaderOptions } from "../upload/createUploader.ts";
import type { Uploader } from "../upload/Uploader.ts";

/** An uploader's options; the browser's transport comes with the uploader where none is given. */
export interface LazyUploaderOptions extends Omit<UploaderOptions, "transport"> {
  readonly transport: Transport | undefined;
}

/** Makes the uploader. */
export type UploaderMaker = (options: LazyUploaderOptions) => Uploader;

let arrived: UploaderMaker | null = null;

/**
 * Fetches the uploader, a chunk of its own, unless it is there already; files are then taken at once, and also when the
 * connection is gone. A deposit fetches it when the first file is chosen, else.
 * @throws what the browser says of a chunk that does not arrive; a later call tries again.
 */
export async function loadUploader(): Promise<void> {
  arrived ??= await fetchUploader();
}

async function fetchUploader(): Promise<UploaderMaker> {
  const [{ createUploader }, { defaultTransport }] = await Promise.all([
    import("../upload/createUploader.ts"),
    import("../upload/transport/transport.ts"),
  ]);
  return (options) => createUploader({ ...options, transport: options.transport ?? defaultTransport });
}

/** Where the uploader comes from. */
export interface UploaderSource {
  /** The uploader's maker where it is there; `null` while it is not. */
  readonly ready: () => UploaderMaker | null;
  readonly load: () => Promise<void>;
}
const chunk: UploaderSource = { ready: () => arrived, load: loadUploader };

/** What was asked before the uploader arrived. */
interface Waiting {
  /** Files that wait to be added; those that were taken off again are left out. */
  files: readonly File[];
  readonly wish: (uploader: Uploader, files: readonly File[]) => void;
  /** The uploader did not arrive, and somebody waits for an answer. */
  readonly giveUp?: ((failure: UploadFailure) => void) | undefined;
}

const request = { method: "GET", url: "@deposit/core/upload" };
/** As for any request that nothing came back from. */
const absent: UploadFailure = { kind: "request", failure: { kind: "no-response", request } };

/**
 * An uploader that is fetched when it is first needed. Files chosen before are in the list at once and wait; what is asked
 * meanwhile is asked of it in the same order. When it cannot be fetched, the files say so, stay, and can be tried again.
 */
export function createLazyUploader(options: LazyUploaderOptions, source: UploaderSource = chunk): Uploader {
  const { emit, log, existing, clock } = options;
  const announced = new Set<string>();
  let waiting: readonly Waiting[] = [];
  let uploader: Uploader | null = null;
  let isDisposed = false;
  let loading: Promise<void> | null = null;
  let stopRecall = (): void => undefined;

  /** The files that were told of already are not told of again, unless their entry was taken away meanwhile. */
  function tell(event: UploadEvent): void {
    if (event.kind === "files-removed") for (const key of event.keys) announced.delete(key);
    if (event.kind !== "files-added") return emit(event);
    const entries = event.entries.filter(({ key }) => !announced.delete(key));
    if (entries.length > 0) emit({ ...event, entries });
  }
  function begin(make: UploaderMaker): Uploader {
    const made = make({ ...options, emit: tell });
    uploader = made;
    const asked = waiting;
    waiting = [];
    for (const { wish, files } of asked) wish(made, files);
    return made;
  }
  /** The uploader, if it is there by now. */
  function there(): Uploader | null {
    const make = uploader === null && !isDisposed ? source.ready() : null;
    return make === null ? uploader : begin(make);
  }
  async function fetchIt(): Promise<void> {
    try {
      await source.load();
    } catch (error) {
      loading = null;
      if (isDisposed) return;
      log("@deposit/core: the uploader could not be fetched.", error);
      show({ kind: "error", failure: absent, retryable: true });
      for (const { giveUp } of waiting) giveUp?.(absent);
      waiting = waiting.filter(({ giveUp }) => giveUp === undefined);
      return;
    }
    there();
  }
  function fetchOnce(): void {
    loading ??= fetchIt();
  }
  function show(phase: FileEntry["phase"]): void {
    const entries = waiting.flatMap(({ files }) => files.map((file) => entryOf(file, phase)));
    if (entries.length > 0) emit({ kind: "files-changed", entries });
  }
  /** Asks now or, in its turn, later. */
  function ask(wish: (uploader: Uploader) => void, giveUp?: Waiting["giveUp"]): void {
    const made = there();
    if (made !== null) return wish(made);
    waiting = [...waiting, { files: [], wish, giveUp }];
  }
  const filesWaiting = (): readonly File[] => waiting.flatMap(({ files }) => files);
  const namesWaiting = (): ReadonlySet<string> => new Set(filesWaiting().map(({ name }) => name));
  /** Takes waiting files off again; gives the names that are not among them. */
  function takeOff(keys: Iterable<string>): readonly string[] {
    const names = namesWaiting();
    const asked = new Set(keys);
    const mine = [...asked].filter((key) => names.has(key));
    waiting = waiting.map((one) => ({ ...one, files: one.files.filter(({ name }) => !asked.has(name)) }));
    if (mine.length > 0) tell({ kind: "files-removed", keys: mine });
    return [...asked].filter((key) => !names.has(key));
  }
  async function remove(...keys: readonly string[]): Promise<void> {
    const others = there() === null ? takeOff(keys) : keys;
    if (others.length === 0 || isDisposed) return;
    await new Promise<void>((resolve) => {
      const giveUp = (failure: UploadFailure): void => {
        for (const key of others) options.onRemoveFailed?.({ key, failure });
        resolve();
      };
      ask((made) => void made.remove(...others).then(resolve), giveUp);
      if (uploader === null) fetchOnce();
    });
  }

  function add(files: readonly File[]): void {
    const made = there();
    if (made !== null) return made.add(files);
    // One that is chosen anew gives up its place.
    const names = new Set(files.map(({ name }) => normalizedFileName(name)));
    const isAnew = ({ name }: File): boolean => names.has(normalizedFileName(name));
    waiting = waiting.map((one) => ({ ...one, files: one.files.filter((file) => !isAnew(file)) }));
    if (loading === null) show({ kind: "pending" });
    waiting = [...waiting, { files, wish: (later, left) => later.add(left) }];
    for (const { name } of files) announced.add(name);
    emit({ kind: "files-added", entries: files.map((file) => entryOf(file, { kind: "pending" })) });
    fetchOnce();
  }

  const make = source.ready();
  if (make !== null) return make({ ...options, emit: tell });
  return {
    add,
    addRest: () => uploader?.addRest(),
    cancel: remove,
    remove,
    async removeUnfinished() {
      const made = there();
      if (made !== null) return await made.removeUnfinished();
      const files = filesWaiting();
      takeOff(namesWaiting());
      const putBack = (): void => (files.length > 0 ? add(files) : undefined);
      if (isDisposed || existing.every(({ phase }) => phase.kind === "finished")) return { failures: [], putBack };
      return await new Promise((resolve) => {
        ask(
          (later) => void later.removeUnfinished().then(({ failures }) => resolve({ failures, putBack })),
          (failure) => resolve({ failures: [failure], putBack }),
        );
        fetchOnce();
      });
    },
    retry(...keys: readonly string[]) {
      const made = there();
      const names = namesWaiting();
      const others = keys.filter((key) => !names.has(key));
      if (made === null && loading === null) show({ kind: "pending" });
      if (others.length > 0) ask((later) => later.retry(...others));
      if (made === null) fetchOnce();
    },
    pause: (...keys) => ask((made) => made.pause(...keys)),
    resume: (...keys) => ask((made) => made.resume(...keys)),
    adopt: (entries) => ask((made) => made.adopt(entries)),
    forget: (...keys) => ask((made) => made.forget(...keys)),
    async restoreSession(links) {
      const made = there();
      if (made !== null) return await made.restoreSession(links);
      ask((later) => void later.restoreSession(links));
      // Nobody waits for it: the page may be drawn first.
      stopRecall = clock.after(RECALL_DELAY, fetchOnce);
    },
    isBusy: () =>
      uploader?.isBusy() ?? (!isDisposed && loading !== null && waiting.some(({ files }) => files.length > 0)),
    unsentFiles: () => uploader?.unsentFiles() ?? filesWaiting(),
    dispose() {
      isDisposed = true;
      stopRecall();
      for (const { giveUp } of waiting) giveUp?.(absent);
      uploader?.dispose();
    },
  };
}

/** Milliseconds. */
const RECALL_DELAY = 2000;

function entryOf({ name: key, size, type }: File, phase: FileEntry["phase"]): FileEntry {
  return { key, size, checksum: "", mimetype: type || DEFAULT_MIMETYPE, links: {}, phase };
}
