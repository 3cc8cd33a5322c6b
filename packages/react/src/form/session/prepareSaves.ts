import type { Deposit } from "@deposit/core";
import { whenIdle } from "../../ui/lazy/whenIdle.ts";
import type { FormValues } from "../store/createFormValues.ts";

/** What is asked of a session. */
interface PreparedSession {
  readonly deposit: Pick<Deposit, "prepareSave" | "subscribe">;
  readonly values: Pick<FormValues, "read">;
}

/**
 * Has the lists of a long record made up for a save while the browser is idle, at first and after each save, so that a save
 * leaves at once. Where a browser cannot tell that it is idle, nothing is done. Answers the function that ends it.
 */
export function prepareSaves({ deposit, values }: PreparedSession): () => void {
  let giveUp = whenIdle(prepare);
  const unsubscribe = deposit.subscribe((state, before) => {
    if (state.snapshot === before.snapshot) return;
    giveUp();
    giveUp = whenIdle(prepare);
  });
  function prepare(): void {
    try {
      deposit.prepareSave(values.read);
    } catch {
      // A record that cannot be saved is told by the save, to who asked for it.
    }
  }
  return () => {
    giveUp();
    unsubscribe();
  };
}
