import type { DepositState } from "@deposit/core";
import { type SaveStatus, saveStatus } from "@deposit/core/internal";
import { useSyncExternalStore } from "react";
import { useDeposit } from "./useDeposit.ts";
import { useDepositContext } from "./useDepositContext.ts";
import { useUnsavedChanges } from "./useUnsavedChanges.ts";

const isSaving = ({ phase }: DepositState): boolean => phase.kind === "running" && phase.step === "saving";

const failureOfSave = ({ phase }: DepositState) =>
  phase.kind === "failed" && ["saving", "upload-save", "autosave"].includes(phase.during) ? phase.failure : null;

/** Returns how it stands with saving, and with the network it needs. */
export function useSaveStatus(): SaveStatus {
  const { connectivity, unsaved } = useDepositContext();
  const isOnline = useSyncExternalStore(connectivity.onChange, connectivity.isOnline, () => true);
  const { id, updated } = useDeposit((state) => state.record);
  return saveStatus({
    isSaving: useDeposit(isSaving),
    isOnline,
    isUnsaved: useUnsavedChanges(),
    refused: unsaved.firstRefused(),
    isOnServer: id !== undefined,
    failure: useDeposit(failureOfSave),
    updated: updated ?? "",
  });
}
