import type { DepositAction, Permission } from "@deposit/core";
import { can } from "@deposit/core/internal";
import { useMemo, useSyncExternalStore } from "react";
import { memoizeByValue } from "../store/memoizeByValue.ts";
import { useDepositContext } from "../session/useDepositContext.ts";

/** Whether an action may be asked for now, and if not, why: the same answer that the action itself asks for. */
export function usePermission(action: DepositAction): Permission {
  const { deposit, values } = useDepositContext();
  const { ask, subscribe } = useMemo(() => {
    const stable = memoizeByValue((asked: DepositAction) => can(deposit.getState(), asked, values.read()));
    return {
      ask: () => stable(action),
      subscribe(listener: () => void) {
        let typed = values.read();
        const stops = [
          deposit.subscribe(listener),
          // At once, so that a press right after a change is answered by it; of no key in a field that no action asks about.
          values.subscribe(() => {
            const { files, pids } = typed;
            typed = values.read();
            if (typed.files !== files || typed.pids !== pids) listener();
          }),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      },
    };
  }, [deposit, values, action]);
  return useSyncExternalStore(subscribe, ask, ask);
}
