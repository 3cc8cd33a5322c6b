import type { LatestDraft } from "../actions/readLatest.ts";
import type { Outcome } from "../actions/ActionContext.ts";
import type { SaveOptions } from "../actions/saveDraft.ts";
import type { DepositClient } from "../client/DepositClient.ts";
import type { Permission, TypedForActions } from "../state/can.ts";
import type { DepositAction, DepositState } from "../state/state.ts";
import type { Community } from "../record/community.ts";
import type { DepositValues } from "../fields/values.ts";
import type { UploadRefusal } from "../rules/uploadLimits.ts";

/**
 * A deposit that is being edited: state to subscribe to, and the actions that change it.
 *
 * It has the shape of a zustand store, so `useStore(deposit, selector)` works. Typed values are passed to an action.
 * The deposit keeps none.
 */
export interface Deposit {
  readonly client: DepositClient;
  getState(): DepositState;
  getInitialState(): DepositState;
  /**
   * Notifies of every change at once. Defers that an action has started by one task, so that its request leaves before
   * a page renders.
   */
  subscribe(listener: (state: DepositState, previous: DepositState) => void): () => void;

  /** Returns whether an action is allowed now. `typed` are values of the form that no save has sent yet. */
  can(action: DepositAction, typed?: TypedForActions): Permission;
  /**
   * Creates or saves the draft (docs/platform/product.md 4.4). A draft that was changed elsewhere is a `conflict`,
   * which `overwrite` saves over. A `quiet` save shows no new messages.
   */
  save(values: () => DepositValues, options?: SaveOptions): Promise<Outcome>;
  /** Reads the draft as the server has it now, or returns `null`. Changes nothing here. */
  readLatest(): Promise<LatestDraft | null>;
  /** Continues on a draft that was read: the next save is sent on its revision. Merge the typed values before. */
  rebase(latest: LatestDraft): void;
  /** Saves, then opens the preview unless a field has an error. */
  preview(values: () => DepositValues): Promise<Outcome>;
  /** Saves, then publishes unless a field has an error. */
  publish(values: () => DepositValues): Promise<Outcome>;
  /** Removes the community whose request was declined or has expired, then publishes. */
  publishWithoutCommunity(values: () => DepositValues): Promise<Outcome>;
  /**
   * Saves, submits to the selected community, and opens the request's page. A community that the depositor may include
   * in accepts the record at once.
   */
  submitReview(values: () => DepositValues, comment?: string): Promise<Outcome>;
  /** Takes a submitted draft back from review. */
  cancelReview(comment?: string): Promise<Outcome>;
  /** Selects the community to submit to, or none (`null`). The next save settles it with the server. */
  selectCommunity(community: Community | null): void;
  /** Begins a new version of the published record. */
  newVersion(): Promise<Outcome>;
  /** Saves, then reserves an identifier. @default scheme "doi" */
  reservePid(values: () => DepositValues, scheme?: string): Promise<Outcome>;
  /** Saves, then discards a reserved identifier. @default scheme "doi" */
  discardPid(values: () => DepositValues, scheme?: string): Promise<Outcome>;
  /**
   * Imports the files of the previous version. First saves a draft that is metadata-only on the server but not in
   * `values`.
   */
  importFiles(values: () => DepositValues): Promise<Outcome>;
  /** Deletes the draft and opens the dashboard. */
  discard(): Promise<Outcome>;

  /** Adds files for upload, and saves the draft first if there is none. Returns the files that were refused. */
  addFiles(files: readonly File[], values: () => DepositValues): readonly UploadRefusal[];
  /** Cancels uploads and removes their files from the server. Resolves when that has succeeded or failed. */
  cancelFile(...keys: readonly string[]): Promise<void>;
  /** Deletes files from the server. Resolves when that has succeeded or failed. */
  removeFile(...keys: readonly string[]): Promise<void>;
  /** Retries failed files. Of a multipart upload, sends only the parts that the server does not have. */
  retryFile(...keys: readonly string[]): void;
  /**
   * Opens the local file of an interrupted upload, to pass to `addFiles`. Returns `null` if the depositor has to choose
   * it. Call it on a click, because the browser may ask for permission.
   */
  reopenFile(key: string): Promise<File | null>;
  /**
   * Pauses a waiting or running upload. Keeps parts that arrived. Lets a file finish whose bytes have all been sent.
   */
  pauseFile(key: string): void;
  /** Resumes a paused file. One that is sent in one request begins again. */
  resumeFile(key: string): void;
  /** Pauses every unfinished file. */
  pauseAll(): void;
  /** Resumes every paused file. */
  resumeAll(): void;

  /**
   * Returns the added files that have not been uploaded, in the order of the list: waiting, running, paused or failed
   * ones. Leaves out removed files. Works after `dispose` too, so that another deposit can go on with them.
   */
  unsentFiles(): readonly File[];

  /** Dismisses the message of the last action. */
  dismiss(): void;
  /** Stops every request and upload. Nothing is notified after it. */
  dispose(): void;
}
