import { LOCAL_TRANSFER } from "../config.ts";
import type { Clock, Hasher, Log, Transport } from "../ports.ts";
import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import { chooseTransfer } from "./chooseTransfer.ts";
import { createHasher } from "./createHasher.ts";
import type { FileService } from "./FileService.ts";
import { initialLanes, laneNameOf, withServerFiles } from "./laneNames.ts";
import { createLaneRequests } from "./laneRequests.ts";
import { reduceLanes } from "./lanes.ts";
import type { LaneEffect, LaneEvent } from "./laneState.ts";
import type { DraftLinks, RemoveFailure, Uploader } from "./Uploader.ts";

/** What an uploader works with. */
export interface UploaderOptions {
  /** The calls for files; a `DepositClient` has them. */
  readonly client: FileService;
  readonly transport: Transport;
  /** Computes the MD5 of each file while it is sent, to compare it with the server's. @default `createHasher()` */
  readonly hasher?: Hasher | undefined;
  readonly clock: Clock;
  /** Files that are announced, sent or committed at the same time. */
  readonly concurrency: number;
  readonly draftLinks: DraftLinks;
  readonly emit: (event: UploadEvent) => void;
  readonly log: Log;
  /** Files that the server has already, so that they can be deleted and are not sent twice. */
  readonly existing: readonly FileEntry[];
  /** Told of a file that the server would not delete; its entry stays. */
  readonly onRemoveFailed?: ((failed: RemoveFailure) => void) | undefined;
  /** The configuration's transfer types. @default the repository may choose what it likes, "L" is asked for */
  readonly transfers?: { readonly preferred: string; readonly enabled: readonly string[] } | undefined;
}

/**
 * An uploader: files go one after the other, so many at a time, each by itself whatever happens to the others. What may
 * happen when is decided by `reduceLanes`; here its effects are carried out.
 */
export function createUploader(options: UploaderOptions): Uploader {
  const { emit, log, onRemoveFailed } = options;
  const { preferred, enabled } = options.transfers ?? { preferred: LOCAL_TRANSFER, enabled: [] };
  let lanes = initialLanes(options.concurrency, options.existing);
  let isDisposed = false;
  let isDispatching = false;
  const pending: LaneEvent[] = [];
  const removals = new Map<string, (() => void)[]>();

  const requests = createLaneRequests(
    {
      service: options.client,
      transport: options.transport,
      hasher: options.hasher ?? createHasher({ clock: options.clock }),
      clock: options.clock,
      transferType: chooseTransfer(preferred, enabled),
      enabledTransferTypes: enabled,
      draftLinks: options.draftLinks,
      log,
    },
    dispatch,
  );

  function settleRemoval(name: string, key: string, failure: UploadFailure | null): void {
    if (failure !== null) onRemoveFailed?.({ key, failure });
    const waiting = removals.get(name) ?? [];
    removals.delete(name);
    for (const settle of waiting) settle();
  }

  function perform(effect: LaneEffect): void {
    switch (effect.kind) {
      case "request":
        return requests.start(effect);
      case "abort":
        return requests.abort(effect.token);
      case "emit":
        return emit(effect.event);
      case "log":
        return log(effect.message, effect.detail);
      case "removal-settled":
        return settleRemoval(effect.name, effect.key, effect.failure);
      default:
        return effect satisfies never;
    }
  }

  /** One event after the other: a listener may ask for something while it is being told of something else. */
  function dispatch(event: LaneEvent): void {
    pending.push(event);
    if (isDispatching) return;
    isDispatching = true;
    for (let next = pending.shift(); next !== undefined && !isDisposed; next = pending.shift()) {
      const { state, effects } = reduceLanes(lanes, next);
      lanes = state;
      for (const effect of effects) {
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

  function takeOff(key: string): Promise<void> {
    const name = laneNameOf(lanes.files, key);
    if (isDisposed || !lanes.files.has(name)) return Promise.resolve();
    const settled = new Promise<void>((resolve) => {
      removals.set(name, [...(removals.get(name) ?? []), resolve]);
    });
    dispatch({ kind: "removal-asked", name });
    return settled;
  }

  return {
    add: (files) => dispatch({ kind: "added", files }),
    cancel: takeOff,
    remove: takeOff,
    retry: (key) => dispatch({ kind: "retry-asked", name: laneNameOf(lanes.files, key) }),
    adopt: (entries) => {
      lanes = { ...lanes, files: withServerFiles(lanes.files, entries) };
    },
    isBusy: () => !isDisposed && [...lanes.files.values()].some(({ step }) => step.kind !== "resting"),
    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      requests.dispose();
      for (const name of [...removals.keys()]) for (const settle of removals.get(name) ?? []) settle();
      removals.clear();
    },
  };
}
