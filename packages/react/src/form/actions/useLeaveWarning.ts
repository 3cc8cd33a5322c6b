import type { DepositState } from "@deposit/core";
import { useLeaveQuestion } from "../../ui/hooks/useLeaveQuestion.ts";
import { isDepositOver } from "../session/isDepositOver.ts";
import { useDeposit } from "../session/useDeposit.ts";
import { useDepositContext } from "../session/useDepositContext.ts";
import { useUnsavedChanges } from "../session/useUnsavedChanges.ts";

const isUploading = ({ files }: DepositState): boolean =>
  files.some(({ phase, isBeingRemoved }) =>
    phase.kind === "finished" ? isBeingRemoved === true : phase.kind !== "error",
  );

/**
 * Has the browser ask before the page is left while a file is being sent (docs/platform/product.md 2.1) or something
 * typed in the form is not saved. Dialogs and comboboxes ask for what is typed in them.
 */
export function useLeaveWarning(): void {
  const { deposit, unsaved, root } = useDepositContext();
  const uploading = useDeposit(isUploading);
  const changed = useUnsavedChanges();
  const isStillSo = (): boolean => {
    const state = deposit.getState();
    return !isDepositOver(state) && (isUploading(state) || unsaved.exist());
  };
  useLeaveQuestion(uploading || changed, isStillSo, root);
}
