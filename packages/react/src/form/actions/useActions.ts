import type { Deposit, DepositValues, Outcome } from "@deposit/core";
import { useMemo } from "react";
import type { FormValues } from "../store/createFormValues.ts";
import { useDepositContext } from "../session/useDepositContext.ts";
import { useGoToIssue } from "../focus/useGoToIssue.ts";

/** What a depositor can ask for. Each answers with what became of it; failures are state, never thrown. */
export interface Actions {
  readonly save: () => Promise<Outcome>;
  readonly preview: () => Promise<Outcome>;
  readonly publish: () => Promise<Outcome>;
  /** Removes the community, whose request was declined or has expired, and publishes. */
  readonly publishWithoutCommunity: () => Promise<Outcome>;
  /** Submits to the selected community, with a comment to its curators; where it may be included directly, publishes. */
  readonly submitReview: (comment?: string) => Promise<Outcome>;
  readonly cancelReview: (comment?: string) => Promise<Outcome>;
  readonly newVersion: () => Promise<Outcome>;
  /** @default scheme "doi" */
  readonly reservePid: (scheme?: string) => Promise<Outcome>;
  /** @default scheme "doi" */
  readonly discardPid: (scheme?: string) => Promise<Outcome>;
  readonly importFiles: () => Promise<Outcome>;
  readonly discard: () => Promise<Outcome>;
}

/**
 * The crossing up: what is typed travels inside an action, read at the moment the deposit sends it. After a publish,
 * submission or preview that stopped at faults, the first of them has the focus (docs/platform/product.md 7.2).
 */
export function useActions(): Actions {
  const { deposit, values } = useDepositContext();
  const goToIssue = useGoToIssue();
  return useMemo(() => {
    const orFault = async (outcome: Promise<Outcome>): Promise<Outcome> => {
      const became = await outcome;
      await goToIssue(became);
      return became;
    };
    return {
      save: oneAtATime(deposit, values),
      preview: () => orFault(deposit.preview(values.read)),
      publish: () => orFault(deposit.publish(values.read)),
      publishWithoutCommunity: () => orFault(deposit.publishWithoutCommunity(values.read)),
      submitReview: (comment) => orFault(deposit.submitReview(values.read, comment)),
      cancelReview: (comment) => deposit.cancelReview(comment),
      newVersion: () => deposit.newVersion(),
      reservePid: (scheme) => deposit.reservePid(values.read, scheme),
      discardPid: (scheme) => deposit.discardPid(values.read, scheme),
      importFiles: () => deposit.importFiles(values.read),
      discard: () => deposit.discard(),
    };
  }, [deposit, values, goToIssue]);
}

interface RunningSave {
  readonly typed: DepositValues;
  readonly community: unknown;
  readonly outcome: Promise<Outcome>;
}

/** The last save of each form, shared by all that ask for one: the button, and the key. */
const running = new WeakMap<FormValues, RunningSave>();

/** Saves, or joins the save that runs where nothing was changed since it was asked for: two quick presses are one save. */
function oneAtATime(deposit: Deposit, values: FormValues): () => Promise<Outcome> {
  return () => {
    const typed = values.read();
    const community = deposit.getState().selectedCommunity;
    const last = running.get(values);
    if (last?.typed === typed && last.community === community) return last.outcome;
    const outcome = deposit.save(values.read).finally(() => {
      if (running.get(values)?.outcome === outcome) running.delete(values);
    });
    running.set(values, { typed, community, outcome });
    return outcome;
  };
}
