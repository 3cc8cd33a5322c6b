import { useCallback, useSyncExternalStore } from "react";
import { useDepositContext } from "./useDepositContext.ts";

/** Whether something typed is not on the server yet. */
export function useUnsavedChanges(): boolean {
  const { deposit, values, unsaved } = useDepositContext();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [deposit.subscribe(listener), values.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [deposit, values],
  );
  return useSyncExternalStore(subscribe, unsaved.exist, unsaved.exist);
}
