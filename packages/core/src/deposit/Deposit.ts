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
 * A deposit that is being edited: state to subscribe to, and the verbs.
 * The store's shape is zustand's, so `useStore(deposit, selector)` binds to it as it is.
 * Values travel inside an action; the deposit keeps none of its own.
 */
export interface Deposit {
  readonly client: DepositClient;
  getState(): DepositState;
  getInitialState(): DepositState;
  /** Tells of every change at once; that an action runs a task later, when its request has left, or with what comes next. */
  subscribe(listener: (state: DepositState, previous: DepositState) => void): () => void;

  /** Whether an action may be asked for now; `typed` is what the form says of files, which a save has not seen yet. */
  can(action: DepositAction, typed?: TypedForActions): Permission;
  /**
   * Creates the draft if it was never saved, otherwise saves it (docs/platform/product.md 4.4). A draft that was
   * changed elsewhere meanwhile is a `conflict`, which `overwrite` saves over. A `quiet` save shows no new messages.
   */
  save(values: () => DepositValues, options?: SaveOptions): Promise<Outcome>;
  /** Reads the draft as the server has it now; `null` where that is not possible. Changes nothing here. */
  readLatest(): Promise<LatestDraft | null>;
  /** Takes what was read as last seen: the next save is sent on its revision. What is typed must be merged before. */
  rebase(latest: LatestDraft): void;
  /** Saves, then takes the depositor to the preview, unless a field has an error. */
  preview(values: () => DepositValues): Promise<Outcome>;
  /** Saves, and publishes unless a field has an error. */
  publish(values: () => DepositValues): Promise<Outcome>;
  /** Removes the community, whose request was declined or has expired, and publishes. */
  publishWithoutCommunity(values: () => DepositValues): Promise<Outcome>;
  /** Saves, submits to the selected community for review, and leads to the request; where the depositor may include
   * directly it is accepted at once, and the record is published. */
  submitReview(values: () => DepositValues, comment?: string): Promise<Outcome>;
  /** Takes the submitted draft back from review. */
  cancelReview(comment?: string): Promise<Outcome>;
  /** Selects the community to submit to, `null` for none; settled with the server at the next save. */
  selectCommunity(community: Community | null): void;
  /** Begins a new version of the published record. */
  newVersion(): Promise<Outcome>;
  /** Saves, then reserves an identifier. @default scheme "doi" */
  reservePid(values: () => DepositValues, scheme?: string): Promise<Outcome>;
  /** Saves, then gives up a reserved identifier. @default scheme "doi" */
  discardPid(values: () => DepositValues, scheme?: string): Promise<Outcome>;
  /** Takes over the files of the previous version; a draft of metadata only is saved first where `values` say that it is
   * none any more. */
  importFiles(values: () => DepositValues): Promise<Outcome>;
  /** Deletes the draft and takes the depositor to the dashboard. */
  discard(): Promise<Outcome>;

  /** Takes files for upload, saving the draft first where there is none; answers with what was refused. */
  addFiles(files: readonly File[], values: () => DepositValues): readonly UploadRefusal[];
  /** Stops files and takes what there is of them off the server; resolves when that is done or was refused. */
  cancelFile(...keys: readonly string[]): Promise<void>;
  /** Deletes files from the server; resolves when that is done or was refused. */
  removeFile(...keys: readonly string[]): Promise<void>;
  /** Sends failed files again: of one that goes in parts only those that the server has not. */
  retryFile(...keys: readonly string[]): void;
  /**
   * Opens the file of an upload that was interrupted, where the browser knows where it is and the depositor allows it, to
   * be given to `addFiles`; `null` where it has to be chosen. To be called upon a press, since the browser may ask.
   */
  reopenFile(key: string): Promise<File | null>;
  /** Holds a file that waits or is being sent; parts that arrived are kept, and what is only to be stored is let finish. */
  pauseFile(key: string): void;
  /** Lets a file that is held go on; one that is sent whole begins anew. */
  resumeFile(key: string): void;
  /** Holds every file that is not finished. */
  pauseAll(): void;
  /** Lets every file that is held go on. */
  resumeAll(): void;

  /**
   * The files that were given and have not arrived, in the order of the list: they wait, are sent, are held or have failed.
   * Those that are taken off are not among them. After `dispose`, too, for another deposit to go on with.
   */
  unsentFiles(): readonly File[];

  /** Puts away the message of the last action. */
  dismiss(): void;
  /** Stops every request and upload; nothing is told after it. */
  dispose(): void;
}
