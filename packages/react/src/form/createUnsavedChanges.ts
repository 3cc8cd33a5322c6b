import { type DepositValues, isEqual } from "@deposit/core";
import type { FormValues } from "./createFormValues.ts";

/** Knows whether something typed is not on the server: asked, not counted. */
export interface UnsavedChanges {
  /** The form as it would be if nothing had been typed since the last save. */
  settle(values: DepositValues): void;
  exist(): boolean;
}

/** Begins with what the form holds now as saved. */
export function createUnsavedChanges(values: FormValues): UnsavedChanges {
  let settled = values.read();
  return {
    settle(saved) {
      settled = saved;
    },
    exist: () => !isEqual(values.read(), settled),
  };
}
