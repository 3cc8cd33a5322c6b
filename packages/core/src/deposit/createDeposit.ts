import type { ActionContext, Outcome, TypedValues } from "../actions/ActionContext.ts";
import { discard } from "../actions/discard.ts";
import { importFiles } from "../actions/files.ts";
import { discardPid, reservePid } from "../actions/pids.ts";
import { readLatest } from "../actions/readLatest.ts";
import { preview } from "../actions/preview.ts";
import { publish, publishWithoutCommunity } from "../actions/publish.ts";
import { cancelReview, submitReview } from "../actions/review.ts";
import { save, saveForUpload } from "../actions/save.ts";
import type { SaveOptions } from "../actions/saveDraft.ts";
import { newVersion } from "../actions/versions.ts";
import { completeClient } from "../client/completeClient.ts";
import type { DepositClient } from "../client/DepositClient.ts";
import { DepositError } from "../errors.ts";
import type { DepositValues } from "../fields/values.ts";
import type { Ports } from "../ports.ts";
import { type FileEntry, normalizedFileName } from "../record/files.ts";
import { emptyRecord, type RecordLinks } from "../record/record.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import { checkPorts } from "../rules/checkPorts.ts";
import { mayChangeFiles } from "../rules/filePermissions.ts";
import { takesFiles } from "../rules/takesFiles.ts";
import { checkUploadLimits } from "../rules/uploadLimits.ts";
import { readConfig, readPermissions } from "../schema/readConfig.ts";
import { systemClock } from "../shared/systemClock.ts";
import { can } from "../state/can.ts";
import { type DepositStart, initialState } from "../state/initialState.ts";
import type { DepositAction } from "../state/state.ts";
import { createStore } from "../state/store.ts";
import { browserConnectivity } from "../upload/transport/browserConnectivity.ts";
import type { UploaderOptions } from "../upload/createUploader.ts";
import { browserNavigate } from "./browserNavigate.ts";
import type { Deposit } from "./Deposit.ts";
import { createLazyUploader } from "./lazyUploader.ts";
import { createSaveQueue } from "./saveQueue.ts";

/** The options of {@link createDeposit}. Only the client is required. @default a new record without files, of its owner */
export interface DepositOptions extends Partial<DepositStart> {
  readonly client: DepositClient;
  readonly ports?: Partial<Ports> | undefined;
  /** The pauses between attempts to upload, and whether checksums are compared. */
  readonly upload?: Pick<UploaderOptions, "retryDelays" | "integrityCheck"> | undefined;
}

/**
 * Creates a deposit: state to subscribe to, and the actions that change it. Needs no framework.
 * @throws TypeError if there is no client, or a port has the wrong type.
 *
 * @example
 * const deposit = createDeposit({ client, record, files, config: readConfig(pageConfig) });
 * deposit.subscribe((state) => show(state.phase));
 * await deposit.save(() => values);
 */
export function createDeposit({ client: given, ports: outside = {}, upload = {}, ...start }: DepositOptions): Deposit {
  const client = completeClient(given);
  const ports = checkPorts(outside);
  const disposal = new AbortController();
  const clock = ports.clock ?? systemClock;
  const log = ports.log ?? ((message: string, detail: unknown): void => console.error(message, detail));
  /** Wraps a host callback. Errors it throws or rejects with are logged and never fail the action. */
  const shielded =
    <Args extends readonly unknown[]>(callback?: (...args: Args) => void | Promise<void>) =>
    async (...args: Args): Promise<void> => {
      try {
        await callback?.(...args);
      } catch (error) {
        log("@deposit/core: the host threw.", error);
      }
    };
  const store = createStore(
    initialState({
      record: start.record ?? emptyRecord,
      files: start.files ?? [],
      errors: start.errors ?? [],
      config: start.config ?? readConfig({}),
      permissions: start.permissions ?? readPermissions(undefined),
      community: start.community,
      filesLocked: start.filesLocked,
    }),
    (notify) => clock.after(0, () => disposal.signal.aborted || notify()),
  );
  const context: ActionContext = {
    store,
    client,
    ports: { navigate: shielded(ports.navigate ?? browserNavigate), log, clock },
    signal: disposal.signal,
    forgetFiles(keys) {
      store.dispatch({ kind: "files-removed", keys });
      uploader.forget(...keys);
    },
    adoptFiles(entries) {
      if (uploader.isBusy()) return false;
      uploader.forget(...entries.map(({ key }) => key));
      uploader.adopt(entries);
      store.dispatch({ kind: "files-added", entries });
      return true;
    },
  };
  const queue = createSaveQueue(runSave);

  function isAllowed(action: DepositAction, values?: DepositValues): boolean {
    return !disposal.signal.aborted && can(store.getState(), action, values).allowed;
  }

  /** Saves, then retries the files that failed because the draft was not saved. */
  async function runSave(values: TypedValues, options: SaveOptions): Promise<Outcome> {
    if (!isAllowed("save")) return "superseded";
    const outcome = await save(context, values, options);
    const isUnsent = ({ phase }: FileEntry): boolean =>
      phase.kind === "error" && phase.failure.kind === "draft-not-saved";
    const unsent = store.getState().files.filter(isUnsent);
    if (outcome === "succeeded" && unsent.length > 0) uploader.retry(...unsent.map(({ key }) => key));
    return outcome;
  }

  /** Reads the values for {@link can}. An error of the host's function surfaces when the action reads them itself. */
  function read(values?: TypedValues): DepositValues | undefined {
    try {
      return values?.();
    } catch {
      return undefined;
    }
  }

  /** Runs an action after the saves and actions before it, if it is still allowed then. */
  async function perform(action: DepositAction, work: () => Promise<Outcome>, values?: TypedValues): Promise<Outcome> {
    return await queue.after(async () => (isAllowed(action, read(values)) ? await work() : "superseded"));
  }

  let typed: TypedValues = () => store.getState().snapshot.saved;
  /** Returns the links of a draft that takes files. Saves the draft first if there is none. */
  async function draftLinks(): Promise<RecordLinks> {
    const isReady = takesFiles(store.getState().record, typed());
    const outcome = isReady ? "succeeded" : await queue.after(() => saveForUpload(context, typed));
    const { phase, record } = store.getState();
    if (outcome === "failed" && phase.kind === "failed") throw new DepositError(phase.failure);
    return outcome === "succeeded" ? record.links : {};
  }

  const notifyProgress = shielded(ports.progress);
  function emit(event: UploadEvent): void {
    store.dispatch(event);
    notifyProgress(event);
  }

  async function removeFile(...keys: readonly string[]): Promise<void> {
    store.dispatch({ kind: "removal-asked", keys });
    await uploader.remove(...keys);
  }

  const uploader = createLazyUploader({
    ...upload,
    client,
    transport: ports.transport,
    hasher: ports.hasher,
    clock,
    concurrency: store.getState().config.file_upload_concurrency,
    draftLinks,
    emit,
    log,
    existing: store.getState().files,
    transfers: {
      preferred: store.getState().config.default_transfer_type,
      enabled: store.getState().config.enabled_transfer_types,
    },
    connectivity: ports.connectivity ?? browserConnectivity,
    journal: ports.journal,
    locks: ports.locks,
    random: ports.random,
    onRemoveFailed: ({ key, failure }) => store.dispatch({ kind: "file-removal-failed", key, failure }),
  });

  // Finishes deletions that an earlier page began.
  if (store.getState().files.length > 0) void uploader.restoreSession(store.getState().record.links);

  return {
    client,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(shielded(listener)),
    can: (action, values) => can(store.getState(), action, values),
    save: queue.save,
    preview: (values) => perform("preview", () => preview(context, values)),
    publish: (values) => perform("publish", () => publish(context, values), values),
    readLatest: () => readLatest(context),
    rebase: ({ record, values }) => store.dispatch({ kind: "draft-rebased", record, saved: values }),
    publishWithoutCommunity: (values) =>
      perform("publish-without-community", () => publishWithoutCommunity(context, values), values),
    submitReview: (values, comment) => perform("submit-review", () => submitReview(context, values, comment), values),
    cancelReview: (comment) => perform("cancel-review", () => cancelReview(context, comment)),
    selectCommunity: (community) => store.dispatch({ kind: "community-chosen", community }),
    newVersion: () => perform("new-version", () => newVersion(context)),
    reservePid: (values, scheme) => perform("reserve-pid", () => reservePid(context, values, scheme), values),
    discardPid: (values, scheme) => perform("discard-pid", () => discardPid(context, values, scheme)),
    importFiles: (values) => perform("import-files", () => importFiles(context, uploader.adopt, values)),
    async discard() {
      const outcome = await perform("discard", () => discard(context, uploader.removeUnfinished));
      // Uploads to a deleted draft would fail.
      if (outcome === "succeeded") uploader.dispose();
      return outcome;
    },
    addFiles(files, values) {
      if (!mayChangeFiles(store.getState()))
        return [{ message: { id: "files.locked" }, filenames: files.map(({ name }) => name) }];
      typed = values;
      // The limits count files that the uploader is still adding.
      uploader.addRest();
      const { files: existing, config } = store.getState();
      const { accepted, refusals } = checkUploadLimits(files, existing, config);
      if (accepted.length > 0) uploader.add(accepted);
      return refusals;
    },
    cancelFile: removeFile,
    removeFile,
    retryFile: (...keys) => uploader.retry(...keys),
    async reopenFile(key) {
      const [{ reopenFile }, { createBrowserJournal }] = await Promise.all([
        import("../upload/resume/fileHandles.ts"),
        import("../upload/resume/uploadJournal.ts"),
      ]);
      const journal = ports.journal ?? createBrowserJournal();
      return await reopenFile(journal, store.getState().record.links["self"] ?? "", key, log);
    },
    pauseFile: (key) => uploader.pause(key),
    resumeFile: (key) => uploader.resume(key),
    pauseAll: () => uploader.pause(),
    resumeAll: () => uploader.resume(),
    unsentFiles() {
      const places = new Map(store.getState().files.map(({ key }, place) => [normalizedFileName(key), place]));
      const placeOf = ({ name }: File): number => places.get(normalizedFileName(name)) ?? places.size;
      return uploader.unsentFiles().toSorted((one, other) => placeOf(one) - placeOf(other));
    },
    dismiss: () => store.dispatch({ kind: "message-dismissed" }),
    dispose() {
      disposal.abort();
      uploader.dispose();
    },
  };
}
