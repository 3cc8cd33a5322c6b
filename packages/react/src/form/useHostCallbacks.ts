import type { DepositAction, DepositRecord } from "@deposit/core";
import { useEffect, type RefObject } from "react";
import type { DepositSession } from "./createDepositSession.ts";
import type { DepositFormError } from "./DepositFormError.ts";

/** What a host is told, as it happens and before the depositor is taken anywhere. */
export interface HostCallbacks {
  /** The server holds what was sent: after each save, also those before publishing and uploading. */
  readonly onSaved?: ((record: DepositRecord) => void) | undefined;
  /** The record is public: published, without its community too, or submitted to one that took it at once. */
  readonly onPublished?: ((record: DepositRecord) => void) | undefined;
  /** The record was submitted to a community, whose curators look at it now. */
  readonly onSubmitted?: ((record: DepositRecord) => void) | undefined;
  /** The record was taken back from review, and is a draft again. */
  readonly onReviewCancelled?: ((record: DepositRecord) => void) | undefined;
  /** The draft was deleted; it is told as it was. */
  readonly onDeleted?: ((record: DepositRecord) => void) | undefined;
  readonly onError?: ((error: DepositFormError) => void) | undefined;
}

/** Tells the host of what became of the actions; always through the callbacks of the last drawing. */
export function useHostCallbacks({ deposit }: DepositSession, callbacks: RefObject<HostCallbacks>): void {
  useEffect(
    () =>
      deposit.subscribe((state, previous) => {
        const { phase, record } = state;
        if (state.snapshot.sequence !== previous.snapshot.sequence) callbacks.current.onSaved?.(record);
        if (phase === previous.phase) return;
        if (phase.kind === "failed")
          callbacks.current.onError?.({ kind: "action", action: phase.action, failure: phase.failure });
        if (phase.kind === "succeeded") tellSuccess(phase.action, record, callbacks.current);
      }),
    [deposit, callbacks],
  );
}

function tellSuccess(action: DepositAction, record: DepositRecord, callbacks: HostCallbacks): void {
  switch (action) {
    case "publish":
    case "publish-without-community":
      callbacks.onPublished?.(record);
      return;
    case "submit-review":
      if (record.is_draft) callbacks.onSubmitted?.(record);
      else callbacks.onPublished?.(record);
      return;
    case "cancel-review":
      callbacks.onReviewCancelled?.(record);
      return;
    case "discard":
      callbacks.onDeleted?.(record);
      return;
    case "save":
    case "preview":
    case "new-version":
    case "reserve-pid":
    case "discard-pid":
    case "import-files":
      return;
    default:
      action satisfies never;
  }
}
