import type { DepositState } from "./state.ts";

/** Whether the draft was deleted here: nothing can be done with it any more, and it stays so. */
export function isDiscarded({ phase }: Pick<DepositState, "phase">): boolean {
  return phase.kind === "succeeded" && phase.action === "discard";
}
