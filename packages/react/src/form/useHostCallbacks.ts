import type { DepositRecord } from "@deposit/core";
import { useEffect, type RefObject } from "react";
import type { DepositSession } from "./createDepositSession.ts";
import type { DepositFormError } from "./DepositFormError.ts";

/** What a host is told, as it happens and before the depositor is taken anywhere. */
export interface HostCallbacks {
  /** The server holds what was sent: after each save, also those before publishing and uploading. */
  readonly onSaved?: ((record: DepositRecord) => void) | undefined;
  readonly onPublished?: ((record: DepositRecord) => void) | undefined;
  readonly onDeleted?: ((record: DepositRecord) => void) | undefined;
  readonly onError?: ((error: DepositFormError) => void) | undefined;
}

/** Tells the host of what became of the actions; always through the callbacks of the last drawing. */
export function useHostCallbacks({ deposit }: DepositSession, callbacks: RefObject<HostCallbacks>): void {
  useEffect(
    () =>
      deposit.subscribe((state, previous) => {
        const { onSaved, onPublished, onDeleted, onError } = callbacks.current;
        const { phase, record } = state;
        if (state.snapshot.sequence !== previous.snapshot.sequence) onSaved?.(record);
        if (phase === previous.phase) return;
        if (phase.kind === "failed") onError?.({ kind: "action", action: phase.action, failure: phase.failure });
        if (phase.kind !== "succeeded") return;
        if (phase.action === "publish") onPublished?.(record);
        if (phase.action === "discard") onDeleted?.(record);
      }),
    [deposit, callbacks],
  );
}
