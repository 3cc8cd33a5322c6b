import type { Failure } from "../errors.ts";
import type { Message } from "../messages.ts";

/** The sentence that explains a failure: what happened, what became of the work, what to do (specification 8). */
export function failureMessage(failure: Failure): Message {
  switch (failure.kind) {
    case "refused":
      return failure.message === ""
        ? { id: "failure.server", values: { status: failure.status } }
        : { id: "failure.refused", values: { message: failure.message } };
    case "rate-limited":
      return { id: "failure.rate-limited", values: { seconds: Math.ceil((failure.retryAfter ?? 0) / 1000) } };
    case "server":
      return { id: "failure.server", values: { status: failure.status } };
    case "unexpected-answer":
      return { id: "failure.unexpected-answer", values: { status: failure.status } };
    case "no-response":
    case "permission-denied":
    case "signed-out":
    case "csrf":
    case "not-found":
    case "gone":
    case "published":
    case "conflict":
    case "state-conflict":
    case "invalid":
    case "too-large":
    case "not-implemented":
    case "cancelled":
      return { id: `failure.${failure.kind}` };
    default:
      return failure satisfies never;
  }
}
