import { useCallback } from "react";
import { useDepositContext } from "../../form/useDepositContext.ts";

/** So many uploads begin again at a time, so that the page answers in between. */
const AT_ONCE = 50;

/** Sends failed files again; thousands in steps. */
export function useRetry(): (keys: readonly string[]) => void {
  const { deposit } = useDepositContext();
  return useCallback(
    (keys: readonly string[]) => {
      const retryFrom = (start: number): void => {
        for (const key of keys.slice(start, start + AT_ONCE)) deposit.retryFile(key);
        if (start + AT_ONCE < keys.length) setTimeout(() => retryFrom(start + AT_ONCE));
      };
      retryFrom(0);
    },
    [deposit],
  );
}
