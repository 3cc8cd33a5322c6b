import type { DepositState } from "@deposit/core";

const final: readonly string[] = ["publish", "publish-without-community", "submit-review", "discard"];

/** Whether the last action ended the editing: nothing typed can be lost by leaving the page. */
export function isDepositOver({ phase }: Pick<DepositState, "phase">): boolean {
  return phase.kind === "succeeded" && final.includes(phase.action);
}
