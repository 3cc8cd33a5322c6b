import { type Deposit, mergeSaved } from "@deposit/core";
import { useEffect } from "react";
import type { FeedbackView } from "./createFeedbackView.ts";
import type { FormValues } from "./createFormValues.ts";

/** What the crossing joins. */
export interface RecordSync {
  readonly deposit: Deposit;
  readonly values: FormValues;
  readonly feedback: FeedbackView;
}

/**
 * The crossing down: when a saved record comes down, it is merged into what is typed by now. Done as the deposit tells
 * it, not in a render, and only in the fields that differ: the focus, the caret and what was typed meanwhile stay.
 */
export function useRecordSync({ deposit, values, feedback }: RecordSync): void {
  useEffect(() => {
    let taken = deposit.getInitialState().snapshot.sequence;
    const take = (): void => {
      const { snapshot } = deposit.getState();
      if (snapshot.sequence === taken) return;
      taken = snapshot.sequence;
      const { sent, saved } = snapshot;
      const before = values.read();
      const after =
        sent === null
          ? saved
          : mergeSaved({ sent: sent.values, sentRows: sent.rows, saved, current: before, refused: sent.refused });
      values.replace(after);
      feedback.taken({ before, after });
    };
    take();
    return deposit.subscribe(take);
  }, [deposit, values, feedback]);
}
