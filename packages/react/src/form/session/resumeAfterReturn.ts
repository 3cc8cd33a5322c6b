import type { Deposit } from "@deposit/core";

/**
 * A browser may show the page again as it was left, with what led away from it as the last that was done. What is in review
 * can be edited, so that is over then: nothing would take a letter until the page was loaded anew. Answers the function
 * that ends it.
 */
export function resumeAfterReturn(deposit: Pick<Deposit, "getState" | "dismiss">): () => void {
  const goOn = ({ persisted }: PageTransitionEvent): void => {
    const { phase } = deposit.getState();
    if (persisted && phase.kind === "succeeded" && phase.action === "submit-review") deposit.dismiss();
  };
  window.addEventListener("pageshow", goOn);
  return () => window.removeEventListener("pageshow", goOn);
}
