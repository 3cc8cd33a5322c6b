import type { DepositState } from "@deposit/core";
import { useStore } from "zustand";
import { useDepositContext } from "./useDepositContext.ts";

/**
 * What the deposit knows: the record as last saved, the running action, the files. Renders when the answer changes, so
 * the selector has to give the same object for the same state.
 *
 * @example const files = useDeposit((state) => state.files);
 */
export function useDeposit<Selected>(selector: (state: DepositState) => Selected): Selected {
  return useStore(useDepositContext().deposit, selector);
}
