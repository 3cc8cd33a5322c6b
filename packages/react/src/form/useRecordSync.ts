import { mergeSaved } from "@deposit/core";
import { useEffect } from "react";
import type { DepositSession } from "./createDepositSession.ts";

/**
 * The crossing down: when a saved record comes down, it is merged into what is typed by now. Done as the deposit tells
 * it, not in a render, and only in the fields that differ: the focus, the caret and what was typed meanwhile stay.
 */
export function useRecordSync({ deposit, values, feedback, unsaved }: DepositSession): void {
  useEffect(() => {
    let taken = deposit.getInitialState().snapshot.sequence;
    const take = (): void => {
      const { snapshot } = deposit.getState();
      if (snapshot.sequence === taken) return;
      taken = snapshot.sequence;
      const { sent, saved } = snapshot;
      const before = values.read();
      if (sent === null) {
        unsaved.settle(saved);
        values.replace(saved);
        return;
      }
      const merge = { sent: sent.values, sentRows: sent.rows, saved };
      const after = mergeSaved({ ...merge, current: before, refused: sent.refused });
      // Of thousands of rows it takes a while: where nothing was typed or refused, both merges are the same.
      const isAsSent = before === sent.values && sent.refused.length === 0;
      unsaved.settle(isAsSent ? after : mergeSaved({ ...merge, current: sent.values, refused: [] }));
      feedback.taken({ before, after });
      values.replace(after);
    };
    take();
    return deposit.subscribe(take);
  }, [deposit, values, feedback, unsaved]);
}
