import type { Deposit, Outcome } from "@deposit/core";
import { feedbackBySection } from "@deposit/core/internal";
import { useCallback } from "react";
import { useDepositContext } from "../session/useDepositContext.ts";
import { useFocusField } from "./useFocusField.ts";

/**
 * After an action that stopped at faults: scrolls to the first of them in page order and gives it the focus; where none
 * of the fields is on this page, to the banner that says them (docs/platform/product.md 7.2). Does nothing for
 * any other outcome.
 */
export function useGoToIssue(): (became: Outcome) => Promise<void> {
  const { deposit, root } = useDepositContext();
  const focusField = useFocusField();
  return useCallback(
    async (became) => {
      if (became !== "rejected" && !(became === "failed" && stoppedAtFields(deposit))) return;
      const blocking = deposit.getState().feedback.filter((entry) => entry.severity === "error");
      for (const { first } of feedbackBySection(blocking)) if (await focusField(first)) return;
      root.current?.querySelector<HTMLElement>("[data-deposit-part=feedback]")?.focus();
    },
    [deposit, root, focusField],
  );
}

/** Whether the last action failed because the server took some fields for wrong, and said which. */
function stoppedAtFields(deposit: Deposit): boolean {
  const { phase, feedback } = deposit.getState();
  return phase.kind === "failed" && phase.failure.kind === "invalid" && feedback.length > 0;
}
