import { useEffect } from "react";
import type { DepositSession } from "./createDepositSession.ts";
import { applySavedRecord } from "./applySavedRecord.ts";

/**
 * The crossing down: when a saved record comes down, it is merged into what is typed by now. Done as the deposit tells
 * it, not in a render, and only in the fields that differ: the focus, the caret and what was typed meanwhile stay.
 */
export function useRecordSync(session: DepositSession): void {
  useEffect(() => {
    const take = (): void => applySavedRecord(session);
    take();
    return session.deposit.subscribe(take);
  }, [session]);
}
