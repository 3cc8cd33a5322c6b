import { useCallback } from "react";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";

/** Sends failed files again, thousands in one go. */
export function useRetry(): (keys: readonly string[]) => void {
  const { deposit } = useDepositContext();
  return useCallback((keys: readonly string[]) => deposit.retryFile(...keys), [deposit]);
}
