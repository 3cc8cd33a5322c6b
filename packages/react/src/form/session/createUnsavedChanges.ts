import type { Deposit, DepositValues, FieldPath } from "@deposit/core";
import { isEqual } from "@deposit/core/internal";
import type { FormValues } from "../store/createFormValues.ts";
import { editorFlags } from "../actions/editorFlags.ts";

/** The values that a save did not take, and what was in the form right after it. */
export interface RefusedValues {
  readonly paths: readonly FieldPath[];
  readonly typed: DepositValues | null;
}

const nothingRefused: RefusedValues = { paths: [], typed: null };

/** Knows whether something typed, or a community chosen, is not on the server: asked, not counted. */
export interface UnsavedChanges {
  /** The form as it would be if nothing had been typed since the last save. */
  settle(values: DepositValues, refused?: RefusedValues): void;
  /** The first value that the last save did not take, while nothing was typed since; `null` where all was taken. */
  firstRefused(): FieldPath | null;
  /** What was last settled. */
  settled(): DepositValues;
  exist(): boolean;
}

/** Begins with what the form holds now as saved, unless something else is `settled`. */
export function createUnsavedChanges(
  deposit: Deposit,
  values: FormValues,
  settled: DepositValues = values.read(),
): UnsavedChanges {
  let refused = nothingRefused;
  const choosesCommunity = (): boolean => {
    const state = deposit.getState();
    const first = deposit.getInitialState();
    if (state.selectedCommunity === undefined) return false;
    // What the page itself preselected was not done by the depositor; from the first save on it is to be settled.
    const isUntouched = state.selectedCommunity === first.selectedCommunity && state.snapshot === first.snapshot;
    return !isUntouched && editorFlags(state).communityStateMustBeChecked;
  };
  return {
    settle(saved, notTaken = nothingRefused) {
      settled = saved;
      refused = notTaken;
    },
    firstRefused: () => (refused.typed === values.read() ? (refused.paths[0] ?? null) : null),
    settled: () => settled,
    exist: () => !isEqual(values.read(), settled) || choosesCommunity(),
  };
}
