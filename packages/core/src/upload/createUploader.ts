import { LOCAL_TRANSFER, RETRY_DELAYS } from "../config.ts";
import type { Clock, Connectivity, Hasher, Locks, Log, Transport, UploadJournal } from "../ports.ts";
import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import { browserConnectivity } from "./transport/browserConnectivity.ts";
import { createBrowserJournal } from "./resume/browserJournal.ts";
import { browserLocks } from "./tabs/browserLocks.ts";
import { type TransferChoice, chooseTransfer } from "./stages/chooseTransfer.ts";
import { createHasher } from "./checksum/createHasher.ts";
import { fileHandleOf } from "./resume/fileHandles.ts";
import type { FileService } from "./FileService.ts";
import { createFileLocks } from "./tabs/fileLocks.ts";
import { createResumeStore } from "./resume/resumeStore.ts";
import { initialQueue, taskNameOf } from "./queue/tasks.ts";
import { createTaskRequests } from "./queue/requests.ts";
import { requestFailure, internalFailure } from "./queue/retryPolicy.ts";
import { reduceQueue } from "./queue/reduceQueue.ts";
import type { QueueEffect, QueueEvent } from "./queue/state.ts";
import { unsentFiles } from "./queue/unsentFiles.ts";
import { createNetworkProbe } from "./transport/networkProbe.ts";
import { createSessionRestore } from "./resume/restoreSession.ts";
import { watchOtherTabs } from "./tabs/watchOtherTabs.ts";
import type { DraftLinks, RemoveFailure, Uploader } from "./Uploader.ts";

/** Files that are taken in one task of the page: with more of them it would not answer for a moment. */
const ADDED_AT_ONCE = 2000;
/** Files that one request announces: each answer lists the whole bucket, which for thousands of files is long (wire 2.3). */
const ANNOUNCED_TOGETHER = 24;

/** What an uploader works with. */
export interface UploaderOptions {
  /** The calls for files; a `DepositClient` has them. */
  readonly client: FileService;
  readonly transport: Transport;
  /** Computes the MD5 of each file while it is sent, to compare it with the server's. @default `createHasher()` */
  readonly hasher?: Hasher | undefined;
  readonly clock: Clock;
  /** Requests at the same time: files that are announced, sent or committed, and parts. */
  readonly concurrency: number;
  readonly draftLinks: DraftLinks;
  readonly emit: (event: UploadEvent) => void;
  readonly log: Log;
  /** Files that the server has already, so that they can be deleted and are not sent twice. */
  readonly existing: readonly FileEntry[];
  /** Told of a file that the server would not delete; its entry stays. */
  readonly onRemoveFailed?: ((failed: RemoveFailure) => void) | undefined;
  /** The configuration's transfer types, and what parts may be. @default whole files (`L`) only */
  readonly transfers?: Omit<TransferChoice, "concurrency"> | undefined;
  /** How many files that go whole are announced in one request, where so many wait. @default 24 */
  readonly initBatchSize?: number | undefined;
  /** Milliseconds before each new try of what failed. @default 0, 1000, 3000, 5000 (specification 9) */
  readonly retryDelays?: readonly number[] | undefined;
  /**
   * Whether checksums are compared; parts that go to a store on another origin always are. Without them an upload on the
   * repository's own disk cannot be resumed after a reload. @default true
   */
  readonly integrityCheck?: boolean | undefined;
  /** @default the browser's word on its network */
  readonly connectivity?: Connectivity | undefined;
  /** Remembers parts beyond this page. @default IndexedDB, or nothing where there is none */
  readonly journal?: UploadJournal | undefined;
  /** Keeps two pages from sending the same file. @default the browser's */
  readonly locks?: Locks | undefined;
  /** @default `Math.random` */
  readonly random?: (() => number) | undefined;
}

/**
 * An uploader: files go in order, so many requests at a time, each file by itself whatever happens to the others. What
 * may happen when is decided by `reduceLanes`; here its effects are carried out.
 */
export function createUploader(options: UploaderOptions): Uploader {
  const { emit, log, onRemoveFailed, clock, concurrency } = options;
  const transfers = options.transfers ?? { preferred: LOCAL_TRANSFER, enabled: [] };
  const connectivity = options.connectivity ?? browserConnectivity;
  let lanes = initialQueue({
    concurrency,
    retryDelays: options.retryDelays ?? RETRY_DELAYS,
    integrityCheck: options.integrityCheck ?? true,
    initBatchSize: options.initBatchSize ?? ANNOUNCED_TOGETHER,
    planTransfer: (size) => chooseTransfer(size, { ...transfers, concurrency }),
  });
  let isDisposed = false;
  let isDispatching = false;
  const disposal = new AbortController();
  // Where memories belong; known from the first file's turn on.
  let draftLinks: RecordLinks = {};
  const pending: QueueEvent[] = [];
  const removals = new Map<string, ((failure: UploadFailure | null) => void)[]>();
  const resumeStore = createResumeStore(options.journal ?? createBrowserJournal(), clock, log);
  const locks = createFileLocks(options.locks ?? browserLocks, log);

  const requests = createTaskRequests(
    {
      service: options.client,
      transport: options.transport,
      hasher: options.hasher ?? createHasher({ clock }),
      clock,
      random: options.random ?? Math.random,
      draftLinks: options.draftLinks,
      lock(links, name) {
        draftLinks = links;
        void resumeStore.cancelRemoval(draft(), keyOf(name));
        return locks.take(draft(), name);
      },
      memories: resumeStore,
      log,
    },
    dispatch,
  );

  const draft = (): string => draftLinks["self"] ?? "";
  const keyOf = (name: string): string => lanes.files.get(name)?.entry.key ?? name;

  function settleRemoval(name: string, key: string, failure: UploadFailure | null): void {
    if (failure !== null) onRemoveFailed?.({ key, failure });
    const waiting = removals.get(name) ?? [];
    removals.delete(name);
    for (const settle of waiting) settle(failure);
  }

  const probe = createNetworkProbe({ clock, service: options.client, files: () => lanes.files.values() }, () =>
    dispatch({ kind: "connection-changed", isOffline: !connectivity.isOnline() }),
  );

  const watch = watchOtherTabs(
    { service: options.client, locks, draft: () => draftLinks, files: () => lanes.files, signal: disposal.signal },
    (name, server) => dispatch({ kind: "released-by-other-tab", name, server }),
  );

  function perform(effect: QueueEffect): void {
    switch (effect.kind) {
      case "request":
        return requests.start(effect);
      case "abort":
        return requests.abort(effect.token);
      case "read-on":
        return requests.readOn(effect.token, effect.part);
      case "emit":
        probe.hear(effect.event);
        watch(effect.event);
        return emit(effect.event);
      case "log":
        return log(effect.message, effect.detail);
      case "save-for-resume": {
        const file = lanes.files.get(taskNameOf(lanes.files, effect.key))?.file ?? null;
        return resumeStore.save(draft(), effect.key, effect.memory, file === null ? undefined : fileHandleOf(file));
      }
      case "cancel-removal":
        return void resumeStore.cancelRemoval(draft(), effect.key);
      case "unlock":
        return locks.release(effect.name);
      case "removal-settled":
        return settleRemoval(effect.name, effect.key, effect.failure);
      default:
        return effect satisfies never;
    }
  }

  /** A fault of the program costs the file whose answer it met; all others go on. */
  function reduced(event: QueueEvent): readonly QueueEffect[] {
    try {
      const { state, effects } = reduceQueue(lanes, event, clock.now());
      lanes = state;
      return effects;
    } catch (error) {
      log("The uploader failed unexpectedly.", error);
      if (event.kind !== "internal-error" && "name" in event)
        pending.unshift({ kind: "internal-error", name: event.name });
      if (event.kind === "removal-requested")
        for (const name of event.names) settleRemoval(name, keyOf(name), requestFailure(internalFailure));
      return [];
    }
  }

  /** One event after the other: a listener may ask for something while it is being told of something else. */
  function dispatch(event: QueueEvent): void {
    pending.push(event);
    if (isDispatching) return;
    isDispatching = true;
    for (let next = pending.shift(); next !== undefined && !isDisposed; next = pending.shift()) {
      for (const effect of reduced(next)) {
        if (isDisposed) break;
        try {
          perform(effect);
        } catch (error) {
          // A listener's fault must not stop the uploads.
          log("A listener of the uploader threw an error.", error);
        }
      }
    }
    isDispatching = false;
  }

  let toAdd: readonly File[] = [];
  let stopAdding = (): void => undefined;
  function addSome(): void {
    const files = toAdd.slice(0, ADDED_AT_ONCE);
    toAdd = toAdd.slice(ADDED_AT_ONCE);
    if (toAdd.length > 0) stopAdding = clock.after(0, addSome);
    dispatch({ kind: "added", files });
  }
  /** Whatever is asked is asked of all files, those too whose turn to be taken in has not come. */
  function addRest(): void {
    stopAdding();
    const files = toAdd;
    toAdd = [];
    if (files.length > 0) dispatch({ kind: "added", files });
  }
  function ask(event: QueueEvent): void {
    addRest();
    dispatch(event);
  }

  const stopListening = connectivity.onChange((isOnline) =>
    dispatch({ kind: "connection-changed", isOffline: !isOnline }),
  );
  if (!connectivity.isOnline()) dispatch({ kind: "connection-changed", isOffline: true });
  if (options.existing.length > 0) dispatch({ kind: "adopted", entries: options.existing });

  function remove(names: readonly string[]): Promise<readonly (UploadFailure | null)[]> {
    addRest();
    const there = isDisposed ? [] : names.filter((name) => lanes.files.has(name));
    const settled = there.map(
      (name) =>
        new Promise<UploadFailure | null>((resolve) => {
          removals.set(name, [...(removals.get(name) ?? []), resolve]);
        }),
    );
    if (there.length > 0) dispatch({ kind: "removal-requested", names: there });
    return Promise.all(settled);
  }
  const recall = createSessionRestore({
    service: options.client,
    resumeStore,
    locks,
    clock,
    nameOf: (key) => taskNameOf(lanes.files, key),
    taskOf: (name) => lanes.files.get(name),
    names: () => Array.from(lanes.files.entries(), ([name]) => name),
    remove,
    dispatch,
    signal: disposal.signal,
  });
  const namesOf = (keys: readonly string[]): readonly string[] => keys.map((key) => taskNameOf(lanes.files, key));
  async function removeKeys(...keys: readonly string[]): Promise<void> {
    addRest();
    await remove(namesOf(keys));
  }

  return {
    add(files) {
      addRest();
      toAdd = files;
      addSome();
    },
    addRest,
    cancel: removeKeys,
    remove: removeKeys,
    async removeUnfinished() {
      addRest();
      const unfinished = [...lanes.files.entries()].filter(([, { entry }]) => entry.phase.kind !== "finished");
      const failures = await remove(unfinished.map(([name]) => name));
      return {
        failures: failures.flatMap((failure) => failure ?? []),
        putBack() {
          const gone = unfinished.filter(([name]) => !lanes.files.has(name));
          dispatch({ kind: "added", files: gone.flatMap(([, { file }]) => file ?? []) });
          for (const [name, { entry }] of gone)
            if (entry.phase.kind === "paused") dispatch({ kind: "pause-requested", names: [name] });
        },
      };
    },
    retry: (...keys) => ask({ kind: "retry-requested", names: namesOf(keys) }),
    pause: (...keys) => ask({ kind: "pause-requested", names: keys.length === 0 ? "all" : namesOf(keys) }),
    resume: (...keys) => ask({ kind: "resume-requested", names: keys.length === 0 ? "all" : namesOf(keys) }),
    adopt: (entries) => dispatch({ kind: "adopted", entries }),
    forget: (...keys) => dispatch({ kind: "forgotten", names: namesOf(keys) }),
    async restoreSession(links) {
      draftLinks = links;
      await recall(links);
    },
    unsentFiles: () => [...unsentFiles(lanes.files.values()), ...toAdd],
    isBusy: () => !isDisposed && (lanes.busy > 0 || toAdd.length > 0),
    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      disposal.abort();
      stopListening();
      probe.dispose();
      stopAdding();
      requests.dispose();
      locks.releaseAll();
      for (const name of [...removals.keys()]) for (const settle of removals.get(name) ?? []) settle(null);
      removals.clear();
    },
  };
}
