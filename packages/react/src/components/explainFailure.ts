import { type Failure, failureMessage, type Message } from "@deposit/core";
import { serverWords } from "./serverWords.ts";

/**
 * The sentences that explain a failure: the server's own words where only it knows why, then what that means and what to
 * do (specification 8). `told` is what the state of the deposit says of it; a mere quote of the server is not said twice.
 */
export function explainFailure(failure: Failure, told?: Message | null): readonly Message[] {
  const said = serverWords(failure);
  const isQuote = said !== null && told?.id === said.id;
  const meaning = isQuote ? failureMessage(failure) : (told ?? failureMessage(failure));
  return said === null ? [meaning] : [said, meaning];
}
