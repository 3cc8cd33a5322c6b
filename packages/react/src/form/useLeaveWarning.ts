import type { DepositState } from "@deposit/core";
import { useEffect } from "react";
import { useDeposit } from "./useDeposit.ts";
import { useDepositContext } from "./useDepositContext.ts";
import { useUnsavedChanges } from "./useUnsavedChanges.ts";

const isUploading = ({ files }: DepositState): boolean =>
  files.some(({ phase, isBeingRemoved }) =>
    phase.kind === "finished" ? isBeingRemoved === true : phase.kind !== "error",
  );

const isOver = ({ phase }: DepositState): boolean =>
  phase.kind === "succeeded" &&
  ["publish", "publish-without-community", "submit-review", "discard"].includes(phase.action);

/**
 * Has the browser ask before the page is left while a file is being sent (specification 2) or something typed is not
 * saved. Listens only while there is something to lose, since a page that listens is not kept for going back to.
 */
export function useLeaveWarning(): void {
  const { deposit, unsaved } = useDepositContext();
  const uploading = useDeposit(isUploading);
  const changed = useUnsavedChanges();
  useEffect(() => {
    if (!uploading && !changed) return;
    const ask = (event: BeforeUnloadEvent): void => {
      const state = deposit.getState();
      if (isOver(state) || !(isUploading(state) || unsaved.exist())) return;
      event.preventDefault();
      event.returnValue = "";
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [deposit, unsaved, uploading, changed]);
}
