import type { ActionContext, Outcome, TypedValues } from "../actions/ActionContext.ts";
import { cancelReview } from "../actions/cancelReview.ts";
import { discard } from "../actions/discard.ts";
import { importFiles } from "../actions/importFiles.ts";
import { newVersion } from "../actions/newVersion.ts";
import { discardPid, reservePid } from "../actions/pids.ts";
import { prepareSave } from "../actions/prepareSave.ts";
import { preview } from "../actions/preview.ts";
import { publish, publishWithoutCommunity } from "../actions/publish.ts";
import { save } from "../actions/save.ts";
import type { SaveOptions } from "../actions/saveDraft.ts";
import { saveForUpload } from "../actions/saveForUpload.ts";
import { createSaveQueue } from "./saveQueue.ts";
import { submitReview } from "../actions/submitReview.ts";
import { browserNavigate } from "./browserNavigate.ts";
import { completeClient } from "../client/completeClient.ts";
import type { DepositClient } from "../client/DepositClient.ts";
import type { Deposit } from "./Deposit.ts";
import { DepositError } from "../errors.ts";
import { type DepositStart, initialState } from "../state/initialState.ts";
import { createLazyUploader } from "./lazyUploader.ts";
import { can } from "../state/can.ts";
import type { DepositAction } from "../state/state.ts";
import { createStore } from "../state/store.ts";
import type { Ports } from "../ports.ts";
import { emptyRecord } from "../record/record.ts";
import type { RecordLinks } from "../record/record.ts";
import { type FileEntry, normalizedFileName } from "../record/files.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";
import type { DepositValues } from "../fields/values.ts";
import { readConfig, readPermissions } from "../schema/readConfig.ts";
import { checkPorts } from "../rules/checkPorts.ts";
import { mayChangeFiles } from "../rules/filePermissions.ts";
import { takesFiles } from "../rules/takesFiles.ts";
import { checkUploadLimits } from "../rules/uploadLimits.ts";
import type { UploaderOptions } from "../upload/createUploader.ts";
import { systemClock } from "../shared/systemClock.ts";

/** What a deposit is made of. All but the client have defaults: a new record, no files, the page's owner. */
export interface DepositOptions extends Partial<DepositStart> {
  readonly client: DepositClient;
  readonly ports?: Partial<Ports> | undefined;
  /** How files are sent: pauses between tries, and whether checksums are compared. */
  readonly upload?: Pick<UploaderOptions, "retryDelays" | "integrityCheck"> | undefined;
}

/**
 * A deposit: state and verbs, without a framework (design, "The public surface").
 * @throws TypeError where there is no client, or a port is of the wrong kind.
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
  /** What the host gave to be told of something: where it throws, at once or later, that is no failure of what it is told. */
  const told =
    <Said extends readonly unknown[]>(call?: (...said: Said) => void | Promise<void>) =>
    async (...said: Said): Promise<void> => {
      try {
        await call?.(...said);
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
    (tellNow) => clock.after(0, () => disposal.signal.aborted || tellNow()),
  );
  const context: ActionContext = {
    store,
    client,
    ports: { navigate: told(ports.navigate ?? browserNavigate), log, clock },
    signal: disposal.signal,
    prepared: new WeakMap(),
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
  const queue = createSaveQueue((values, options) => guarded("save", () => saveAndSend(values, options)));
  let typed: TypedValues = () => store.getState().snapshot.saved;

  /** What the host's function throws here, the action meets and tells when it asks for the values itself. */
  function read(values?: TypedValues): DepositValues | undefined {
    try {
      return values?.();
    } catch {
      return undefined;
    }
  }

  /** Asks again when the action's turn comes: what ran before it may have changed the answer. */
  async function guarded(action: DepositAction, work: () => Promise<Outcome>, values?: TypedValues): Promise<Outcome> {
    const allowed = !disposal.signal.aborted && can(store.getState(), action, read(values)).allowed;
    return allowed ? await work() : "superseded";
  }

  /** Files that waited for the draft in vain are sent once it is saved after all. */
  async function saveAndSend(values: TypedValues, options: SaveOptions): Promise<Outcome> {
    const outcome = await save(context, values, options);
    const isUnsent = ({ phase }: FileEntry): boolean =>
      phase.kind === "error" && phase.failure.kind === "draft-not-saved";
    const unsent = store.getState().files.filter(isUnsent);
    if (outcome === "succeeded" && unsent.length > 0) uploader.retry(...unsent.map(({ key }) => key));
    return outcome;
  }

  async function draftLinks(): Promise<RecordLinks> {
    const isReady = takesFiles(store.getState().record, typed());
    const outcome = isReady ? "succeeded" : await queue.after(() => saveForUpload(context, typed));
    const { phase, record } = store.getState();
    if (outcome === "failed" && phase.kind === "failed") throw new DepositError(phase.failure);
    return outcome === "succeeded" ? record.links : {};
  }

  const tellProgress = told(ports.progress);
  function tell(event: UploadEvent): void {
    store.dispatch(event);
    tellProgress(event);
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
    emit: tell,
    log,
    existing: store.getState().files,
    transfers: {
      preferred: store.getState().config.default_transfer_type,
      enabled: store.getState().config.enabled_transfer_types,
    },
    connectivity: ports.connectivity,
    journal: ports.journal,
    locks: ports.locks,
    random: ports.random,
    onRemoveFailed: ({ key, failure }) => store.dispatch({ kind: "file-removal-failed", key, failure }),
  });

  // Deletions that the page before this one did not bring to their end.
  if (store.getState().files.length > 0) void uploader.restoreSession(store.getState().record.links);

  return {
    client,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(told(listener)),
    can: (action, values) => can(store.getState(), action, values),
    save: queue.save,
    prepareSave: (values) => prepareSave(context, values()),
    preview: (values) => queue.after(() => guarded("preview", () => preview(context, values))),
    publish: (values) => queue.after(() => guarded("publish", () => publish(context, values), values)),
    publishWithoutCommunity: (values) =>
      queue.after(() => guarded("publish-without-community", () => publishWithoutCommunity(context, values), values)),
    submitReview: (values, comment) =>
      queue.after(() => guarded("submit-review", () => submitReview(context, values, comment), values)),
    cancelReview: (comment) => queue.after(() => guarded("cancel-review", () => cancelReview(context, comment))),
    selectCommunity: (community) => store.dispatch({ kind: "community-chosen", community }),
    newVersion: () => queue.after(() => guarded("new-version", () => newVersion(context))),
    reservePid: (values, scheme) =>
      queue.after(() => guarded("reserve-pid", () => reservePid(context, values, scheme), values)),
    discardPid: (values, scheme) =>
      queue.after(() => guarded("discard-pid", () => discardPid(context, values, scheme))),
    importFiles: (values) =>
      queue.after(() => guarded("import-files", () => importFiles(context, uploader.adopt, values))),
    async discard() {
      const outcome = await queue.after(() => guarded("discard", () => discard(context, uploader.removeUnfinished)));
      // Bytes on their way to a draft that is gone would only fail.
      if (outcome === "succeeded") uploader.dispose();
      return outcome;
    },
    addFiles(files, values) {
      if (!mayChangeFiles(store.getState()))
        return [{ message: { id: "files.locked" }, filenames: files.map(({ name }) => name) }];
      typed = values;
      // Limits count all that was taken before, also what is still being taken in.
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
