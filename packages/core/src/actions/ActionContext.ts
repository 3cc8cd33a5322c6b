import type { DepositClient } from "../client/DepositClient.ts";
import type { DepositStore } from "../state/store.ts";
import type { Ports } from "../ports.ts";
import type { FileEntry } from "../record/files.ts";
import type { DepositValues } from "../fields/values.ts";
import type { PreparedLists } from "../serialize/encodeRecord.ts";

/**
 * What every action works with. `signal` is aborted when the deposit is disposed of; `prepared` is what was made up ahead;
 * `forgetFiles` takes files off the list that the server has no more, `adoptFiles` adds those that came to it elsewhere, in
 * the place of one of that name, and answers whether it did: not while files of this page are on their way.
 */
export interface ActionContext {
  readonly store: DepositStore;
  readonly client: DepositClient;
  readonly ports: Pick<Ports, "navigate" | "log" | "clock">;
  readonly signal: AbortSignal;
  readonly prepared: PreparedLists;
  readonly forgetFiles: (keys: readonly string[]) => void;
  readonly adoptFiles: (entries: readonly FileEntry[]) => boolean;
}

/** Gives the values of the form at the moment they are asked for. */
export type TypedValues = () => DepositValues;

/** What became of an action. `superseded`: the deposit was disposed of while it ran, or may not be asked for now. */
export type Outcome = "succeeded" | "rejected" | "failed" | "superseded";
