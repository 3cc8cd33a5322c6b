import { type Failure, failureMessage, type Message } from "@deposit/core";

/**
 * The server's own words about a failure, where only it knows the reason ("only allowed to community members"), and our
 * sentence about its kind does not hold them already. `null` where it said nothing.
 */
function serverWords(failure: Failure): Message | null {
  switch (failure.kind) {
    case "permission-denied":
    case "state-conflict":
    case "server":
      return failure.message === "" ? null : { id: "failure.refused", values: { message: failure.message } };
    default:
      return null;
  }
}

/**
 * The sentences that explain a failure (specification 8): the server's own words where only it knows why, then what it
 * means and what to do. `meaning` is the sentence about its kind, if the deposit has no better one.
 */
export function explainFailure(failure: Failure, meaning: Message = failureMessage(failure)): readonly Message[] {
  const said = serverWords(failure);
  return said === null ? [meaning] : [said, meaning];
}
