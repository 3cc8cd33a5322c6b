import { useDeposit } from "./useDeposit.ts";

/**
 * Whether what is typed now would still get anywhere: not while the deposit is being published or deleted, and not
 * after. Who may edit at all is not asked here: the page is not given to others (specification 6).
 */
export function useEditable(): boolean {
  return useDeposit(({ phase }) => {
    const isUnderWay = phase.kind === "running" || phase.kind === "succeeded";
    return !(isUnderWay && (phase.action === "publish" || phase.action === "discard"));
  });
}
