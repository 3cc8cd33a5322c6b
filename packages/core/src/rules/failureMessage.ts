import type { Failure } from "../errors.ts";
import type { Message } from "../messages.ts";

/**
 * The sentence that explains a failure: what happened, what became of the work, what to do
 * (docs/platform/product.md 8).
 */
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
    default:
      // Each other kind has its sentence, or this is a type error.
      return { id: `failure.${failure.kind}` };
  }
}
