import type { Failure, Message } from "@deposit/core";

/**
 * The server's own words about a failure, where our sentence about its kind does not hold them already: why something was
 * not permitted ("only allowed to community members") is known to nobody else (specification 8). `null` where it said
 * nothing.
 */
export function serverWords(failure: Failure): Message | null {
  switch (failure.kind) {
    case "permission-denied":
    case "state-conflict":
    case "server":
      return failure.message === "" ? null : { id: "failure.refused", values: { message: failure.message } };
    default:
      return null;
  }
}
