import type { Failure } from "../errors.ts";

/**
 * Whether a call may have had its effect although it failed: no answer, a server's own problem (wire 2.4), or a success
 * whose body was not the platform's.
 */
export function mayHaveHappened(failure: Failure): boolean {
  switch (failure.kind) {
    case "no-response":
    case "server":
      return true;
    case "unexpected-answer":
      return failure.status >= 200 && failure.status < 300;
    case "permission-denied":
    case "signed-out":
    case "csrf":
    case "not-found":
    case "gone":
    case "published":
    case "conflict":
    case "state-conflict":
    case "invalid":
    case "refused":
    case "too-large":
    case "rate-limited":
    case "not-implemented":
    case "cancelled":
      return false;
    default:
      return failure satisfies never;
  }
}
