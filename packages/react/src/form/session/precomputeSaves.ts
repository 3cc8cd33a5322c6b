import type { Deposit } from "@deposit/core";
import { precomputePayload } from "@deposit/core/internal";
import { whenIdle } from "../../ui/lazy/whenIdle.ts";
import type { FormValues } from "../store/createFormValues.ts";

/** The parts of a session that this needs. */
interface PrecomputedSession {
  readonly deposit: Pick<Deposit, "getState" | "subscribe">;
  readonly values: Pick<FormValues, "read">;
}

/**
 * Precomputes the payload of the next save while the browser is idle, first and after each save. Does nothing in a browser
 * that cannot tell when it is idle. Returns a function that ends it.
 */
export function precomputeSaves({ deposit, values }: PrecomputedSession): () => void {
  let cancel = whenIdle(precompute);
  const unsubscribe = deposit.subscribe((state, before) => {
    if (state.snapshot === before.snapshot) return;
    cancel();
    cancel = whenIdle(precompute);
  });
  function precompute(): void {
    try {
      precomputePayload(values.read(), deposit.getState().config);
    } catch {
      // Values that cannot be encoded make the save fail, which explains it.
    }
  }
  return () => {
    cancel();
    unsubscribe();
  };
}
