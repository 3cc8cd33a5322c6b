import type { DepositAction } from "@deposit/core";
import { useDeposit } from "../session/useDeposit.ts";

/** Actions after which the page is left, or what is typed now would get nowhere. */
const final: readonly DepositAction[] = ["publish", "publish-without-community", "submit-review", "discard"];

/**
 * Whether what is typed now would still get anywhere: not while the deposit is being published, submitted or deleted,
 * and not after. Who may edit at all is not asked here: the page is not given to others (docs/platform/product.md 6).
 */
export function useEditable(): boolean {
  return useDeposit(({ phase }) => {
    const isUnderWay = phase.kind === "running" || phase.kind === "succeeded";
    return !(isUnderWay && final.includes(phase.action));
  });
}
