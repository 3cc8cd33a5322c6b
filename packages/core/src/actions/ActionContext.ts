import type { DepositClient } from "../client/DepositClient.ts";
import type { DepositValues } from "../fields/values.ts";
import type { Ports } from "../ports.ts";
import type { FileEntry } from "../record/files.ts";
import type { DepositStore } from "../state/store.ts";

/** The dependencies of every action. */
export interface ActionContext {
  readonly store: DepositStore;
  readonly client: DepositClient;
  readonly ports: Pick<Ports, "navigate" | "log" | "clock">;
  /** Aborts when the deposit is disposed of. */
  readonly signal: AbortSignal;
  /** Removes files from the list that the server does not have any more. */
  readonly forgetFiles: (keys: readonly string[]) => void;
  /**
   * Adds files that another tab or program uploaded, in place of those of the same name. Returns false, and adds nothing,
   * while this page uploads files.
   */
  readonly adoptFiles: (entries: readonly FileEntry[]) => boolean;
}

/** Returns the values of the form at the moment of the call. */
export type TypedValues = () => DepositValues;

/**
 * The outcome of an action. `superseded` means that the deposit was disposed of meanwhile, or that the action was not
 * allowed any more when its turn came.
 */
export type Outcome = "succeeded" | "rejected" | "failed" | "superseded";
