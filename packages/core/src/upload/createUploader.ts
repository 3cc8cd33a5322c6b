import { LOCAL_TRANSFER, RETRY_DELAYS } from "../config.ts";
import type { Clock, Connectivity, Hasher, Locks, Log, Transport, UploadJournal } from "../ports.ts";
import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import { createHasher } from "./checksum/createHasher.ts";
import type { FileService } from "./FileService.ts";
import { reduceQueue } from "./queue/reduceQueue.ts";
import { createTaskRequests } from "./queue/requests.ts";
import { internalFailure, requestFailure } from "./queue/retry.ts";
import { createRetryPolicy } from "./queue/retryPolicy.ts";
import type { QueueEffect, QueueEvent } from "./queue/state.ts";
import { initialQueue, taskNameOf, unsentFiles } from "./queue/tasks.ts";
import { fileHandleOf } from "./resume/fileHandles.ts";
import { createSessionRestore } from "./resume/restoreSession.ts";
import { createResumeStore } from "./resume/resumeStore.ts";
import { createBrowserJournal } from "./resume/uploadJournal.ts";
import { type TransferChoice, chooseTransfer } from "./stages/chooseTransfer.ts";
import { browserLocks } from "./tabs/browserLocks.ts";
import { createFileLocks } from "./tabs/fileLocks.ts";
import { watchOtherTabs } from "./tabs/watchOtherTabs.ts";
import { browserConnectivity } from "./transport/browserConnectivity.ts";
import { createNetworkProbe } from "./transport/networkProbe.ts";
import type { DraftLinks, RemoveFailure, Uploader } from "./Uploader.ts";

/** Files that are added in one task of the page: more would exceed 50 ms (bench:upload, "add files: longest task"). */
const ADDED_AT_ONCE = 2000;
/** Files that one request initializes. Each answer lists every file of the draft, which is long for thousands. */
const INIT_BATCH_SIZE = 24;

/** What an uploader works with. */
export interface UploaderOptions {
  /** The calls for files. A `DepositClient` has them. */
  readonly client: FileService;
  readonly transport: Transport;
  /** Computes the MD5 of each file while it is sent, to compare it with the server's. @default `createHasher()` */
  readonly hasher?: Hasher | undefined;
  readonly clock: Clock;
  /** Requests at a time: files that are initialized, sent or committed, and parts. */
  readonly concurrency: number;
  readonly draftLinks: DraftLinks;
  readonly emit: (event: UploadEvent) => void;
  readonly log: Log;
  /** Files that the server has already, so that they can be deleted and are not sent twice. */
  readonly existing: readonly FileEntry[];
  /** Called when the server does not delete a file. Its entry stays. */
  readonly onRemoveFailed?: ((failed: RemoveFailure) => void) | undefined;
  /** The configuration's transfer types, and the limits of parts. @default whole files (`L`) only */
  readonly transfers?: Omit<TransferChoice, "concurrency"> | undefined;
  /** How many files that are sent whole are initialized in one request. @default 24 */
  readonly initBatchSize?: number | undefined;
  /** Milliseconds before each retry. @default 0, 1000, 3000, 5000 (docs/platform/product.md 9.1) */
  readonly retryDelays?: readonly number[] | undefined;
  /**
   * Whether checksums are compared. Those of parts that go to a store on another origin always are. Without them an upload
   * on the repository's own disk cannot be resumed after a reload. @default true
   */
  readonly integrityCheck?: boolean | undefined;
  /** @default the browser's report on its network */
  readonly connectivity?: Connectivity | undefined;
  /** Remembers parts beyond this page. @default IndexedDB, or nothing where there is none */
  readonly journal?: UploadJournal | undefined;
  /** Keeps two tabs from sending the same file. @default the browser's locks */
  readonly locks?: Locks | undefined;
  /** @default `Math.random` */
  readonly random?: (() => number) | undefined;
}

/**
 * Creates an uploader. Files are sent in order, with a limited number of requests at a time, and the failure of one does
 * not affect the others. `reduceQueue` decides what happens; its effects are carried out here.
 */
export function createUploader(options: UploaderOptions): Uploader {
  const { emit, log, onRemoveFailed, clock, concurrency } = options;
  const transfers = options.transfers ?? { preferred: LOCAL_TRANSFER, enabled: [] };
  const connectivity = options.connectivity ?? browserConnectivity;
  const retry = createRetryPolicy(options.retryDelays ?? RETRY_DELAYS);
  let queue = initialQueue({
    concurrency,
    retry,
    integrityCheck: options.integrityCheck ?? true,
    initBatchSize: options.initBatchSize ?? INIT_BATCH_SIZE,
    planTransfer: (size) => chooseTransfer(size, { ...transfers, concurrency }),
  });
  let [isDisposed, isDispatching] = [false, false];
  const disposal = new AbortController();
  // Known from the first file's turn on.
  let draftLinks: RecordLinks = {};
  const pending: QueueEvent[] = [];
  const removals = new Map<string, ((failure: UploadFailure | null) => void)[]>();
  const resumeStore = createResumeStore(options.journal ?? createBrowserJournal(), clock, log);
  const locks = createFileLocks(options.locks ?? browserLocks, log);

  const draft = (): string => draftLinks["self"] ?? "";
  const keyOf = (name: string): string => queue.files.get(name)?.entry.key ?? name;

  const requests = createTaskRequests(
    {
      service: options.client,
      transport: options.transport,
      hasher: options.hasher ?? createHasher({ clock }),
      clock,
      random: options.random ?? Math.random,
      retry,
      draftLinks: options.draftLinks,
      lock(links, name) {
        draftLinks = links;
        void resumeStore.cancelRemoval(draft(), keyOf(name));
        return locks.take(draft(), name);
      },
      resumeStore,
      log,
    },
    dispatch,
  );

  const probe = createNetworkProbe({ clock, service: options.client, files: () => queue.files.values() }, () =>
    dispatch({ kind: "connection-changed", isOffline: !connectivity.isOnline() }),
  );

  const watch = watchOtherTabs(
    { service: options.client, locks, draft: () => draftLinks, files: () => queue.files, signal: disposal.signal },
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
        probe.onEvent(effect.event);
        watch(effect.event);
        return emit(effect.event);
      case "log":
        return log(effect.message, effect.detail);
      case "save-for-resume": {
        const { key, data } = effect;
        const file = queue.files.get(taskNameOf(queue.files, key))?.file ?? null;
        return resumeStore.save(draft(), key, data, file === null ? undefined : fileHandleOf(file));
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

  function settleRemoval(name: string, key: string, failure: UploadFailure | null): void {
    if (failure !== null) onRemoveFailed?.({ key, failure });
    const waiting = removals.get(name) ?? [];
    removals.delete(name);
    for (const settle of waiting) settle(failure);
  }

  /** Reduces an event. An error of the program fails the file that it concerns, and no other. */
  function reduce(event: QueueEvent): readonly QueueEffect[] {
    try {
      const { state, effects } = reduceQueue(queue, event, clock.now());
      queue = state;
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

  /** Handles events one after the other. A listener may dispatch another while it is called. */
  function dispatch(event: QueueEvent): void {
    pending.push(event);
    if (isDispatching) return;
    isDispatching = true;
    for (let next = pending.shift(); next !== undefined && !isDisposed; next = pending.shift()) {
      for (const effect of reduce(next)) {
        if (isDisposed) break;
        try {
          perform(effect);
        } catch (error) {
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
  /** Adds the files that still wait for a task, so that a request applies to all of them. */
  function addRest(): void {
    stopAdding();
    const files = toAdd;
    toAdd = [];
    if (files.length > 0) dispatch({ kind: "added", files });
  }
  function request(event: QueueEvent): void {
    addRest();
    dispatch(event);
  }

  const stopListening = connectivity.onChange((isOnline) =>
    dispatch({ kind: "connection-changed", isOffline: !isOnline }),
  );
  if (!connectivity.isOnline()) dispatch({ kind: "connection-changed", isOffline: true });
  if (options.existing.length > 0) dispatch({ kind: "adopted", entries: options.existing });

  function removeByName(names: readonly string[]): Promise<readonly (UploadFailure | null)[]> {
    addRest();
    const there = isDisposed ? [] : names.filter((name) => queue.files.has(name));
    const settled = there.map(
      (name) =>
        new Promise<UploadFailure | null>((resolve) => {
          removals.set(name, [...(removals.get(name) ?? []), resolve]);
        }),
    );
    if (there.length > 0) dispatch({ kind: "removal-requested", names: there });
    return Promise.all(settled);
  }
  const restoreSession = createSessionRestore({
    service: options.client,
    resumeStore,
    locks,
    clock,
    nameOf: (key) => taskNameOf(queue.files, key),
    taskOf: (name) => queue.files.get(name),
    names: () => Array.from(queue.files.entries(), ([name]) => name),
    remove: removeByName,
    dispatch,
    signal: disposal.signal,
  });
  const namesOf = (keys: readonly string[]): readonly string[] => keys.map((key) => taskNameOf(queue.files, key));
  async function remove(...keys: readonly string[]): Promise<void> {
    addRest();
    await removeByName(namesOf(keys));
  }

  return {
    add(files) {
      addRest();
      toAdd = files;
      addSome();
    },
    addRest,
    cancel: remove,
    remove,
    async removeUnfinished() {
      addRest();
      const unfinished = [...queue.files.entries()].filter(([, { entry }]) => entry.phase.kind !== "finished");
      const failures = await removeByName(unfinished.map(([name]) => name));
      return {
        failures: failures.flatMap((failure) => failure ?? []),
        putBack() {
          const gone = unfinished.filter(([name]) => !queue.files.has(name));
          dispatch({ kind: "added", files: gone.flatMap(([, { file }]) => file ?? []) });
          for (const [name, { entry }] of gone)
            if (entry.phase.kind === "paused") dispatch({ kind: "pause-requested", names: [name] });
        },
      };
    },
    retry: (...keys) => request({ kind: "retry-requested", names: namesOf(keys) }),
    pause: (...keys) => request({ kind: "pause-requested", names: keys.length === 0 ? "all" : namesOf(keys) }),
    resume: (...keys) => request({ kind: "resume-requested", names: keys.length === 0 ? "all" : namesOf(keys) }),
    adopt: (entries) => dispatch({ kind: "adopted", entries }),
    forget: (...keys) => dispatch({ kind: "forgotten", names: namesOf(keys) }),
    async restoreSession(links) {
      draftLinks = links;
      await restoreSession(links);
    },
    unsentFiles: () => [...unsentFiles(queue.files.values()), ...toAdd],
    isBusy: () => !isDisposed && (queue.busy > 0 || toAdd.length > 0),
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
