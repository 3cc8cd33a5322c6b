import type { DepositAction, DepositRecord, DepositState } from "@deposit/core";
import { useEffect, type RefObject } from "react";
import type { DepositSession } from "../session/createDepositSession.ts";
import type { DepositFormError } from "../session/DepositFormError.ts";

/**
 * What a host is told, as it happens and before the depositor is taken anywhere. Nobody waits for a promise that is given;
 * one that rejects is logged, as what is thrown.
 */
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
      // What the host's function gives may be a promise: the deposit looks after one that rejects, as after what is thrown.
      deposit.subscribe(async (state, previous) => {
        const { phase, record } = state;
        const isSaved = state.snapshot.sequence !== previous.snapshot.sequence;
        await Promise.all([
          isSaved ? callbacks.current.onSaved?.(record) : undefined,
          phase === previous.phase ? undefined : tellOutcome(phase, record, callbacks.current),
        ]);
      }),
    [deposit, callbacks],
  );
}

function tellOutcome(phase: DepositState["phase"], record: DepositRecord, callbacks: HostCallbacks): void {
  if (phase.kind === "failed")
    return callbacks.onError?.({ kind: "action", action: phase.action, failure: phase.failure });
  if (phase.kind === "succeeded") return tellSuccess(phase.action, record, callbacks);
}

function tellSuccess(action: DepositAction, record: DepositRecord, callbacks: HostCallbacks): void {
  switch (action) {
    case "publish":
    case "publish-without-community":
      return callbacks.onPublished?.(record);
    case "submit-review":
      return (record.is_draft ? callbacks.onSubmitted : callbacks.onPublished)?.(record);
    case "cancel-review":
      return callbacks.onReviewCancelled?.(record);
    case "discard":
      return callbacks.onDeleted?.(record);
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
