import { feedbackBySection, type Outcome } from "@deposit/core";
import { useMemo } from "react";
import { useDepositContext } from "./useDepositContext.ts";
import { useFocusField } from "./useFocusField.ts";

/** What a depositor can ask for. Each answers with what became of it; failures are state, never thrown. */
export interface Actions {
  readonly save: () => Promise<Outcome>;
  /** Saves over what somebody else changed meanwhile. */
  readonly overwrite: () => Promise<Outcome>;
  readonly preview: () => Promise<Outcome>;
  readonly publish: () => Promise<Outcome>;
  readonly discard: () => Promise<Outcome>;
}

/**
 * The crossing up: what is typed travels inside an action, read at the moment the deposit sends it. After a publish or
 * preview that stopped at faults, the first of them has the focus (specification 7, "scrolls or focuses").
 */
export function useActions(): Actions {
  const { deposit, values } = useDepositContext();
  const focusField = useFocusField();
  return useMemo(() => {
    const goToFault = async (outcome: Promise<Outcome>): Promise<Outcome> => {
      const became = await outcome;
      if (became !== "rejected") return became;
      const blocking = deposit.getState().feedback.filter((entry) => entry.severity === "error");
      const first = feedbackBySection(blocking)[0]?.first;
      if (first !== undefined) await focusField(first);
      return became;
    };
    return {
      save: () => deposit.save(values.read),
      overwrite: () => deposit.save(values.read, { overwrite: true }),
      preview: () => goToFault(deposit.preview(values.read)),
      publish: () => goToFault(deposit.publish(values.read)),
      discard: () => deposit.discard(),
    };
  }, [deposit, values, focusField]);
}
