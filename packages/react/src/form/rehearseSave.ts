import type { Deposit } from "@deposit/core";
import type { FormValues } from "./createFormValues.ts";

/** Runs after which a browser has compiled what makes up a save, and found room for it: more were no faster. */
const RUNS = 6;

/** What a rehearsal needs of a session. */
interface RehearsedSession {
  readonly deposit: Pick<Deposit, "prepareSave">;
  readonly values: Pick<FormValues, "read">;
}

/**
 * Has a save made up for nothing while the browser is idle, so that the first one of a long record leaves at once. Where a
 * browser cannot tell that it is idle, nothing is done. Answers the function that ends it.
 */
export function rehearseSave({ deposit, values }: RehearsedSession): () => void {
  if (typeof requestIdleCallback !== "function") return () => undefined;
  let run = 0;
  let request = requestIdleCallback(rehearse);
  function rehearse(): void {
    try {
      deposit.prepareSave(values.read);
    } catch {
      // A record that cannot be saved is told by the save, to who asked for it.
      return;
    }
    run += 1;
    if (run < RUNS) request = requestIdleCallback(rehearse);
  }
  return () => cancelIdleCallback(request);
}
