import type { Failure, RequestSummary } from "../../src/errors.ts";
import type { Fault } from "./faults.ts";

/** Returns the failure that the client reads from a fault. */
export function failureOfFault(fault: Fault, request: RequestSummary): Failure {
  const message = "";
  switch (fault) {
    case 401:
      return { kind: "signed-out", request, message };
    case 408:
      return { kind: "unexpected-answer", request, status: 408, message };
    case 409:
      return { kind: "state-conflict", request, message: "Conflict" };
    case 413:
      return { kind: "too-large", request, message };
    case 429:
      return { kind: "rate-limited", request, message };
    case "429-seconds":
      return { kind: "rate-limited", request, message, retryAfter: 7000 };
    case "429-date":
      return { kind: "rate-limited", request, message, retryAfter: 9000 };
    case "429-absurd":
      return { kind: "rate-limited", request, message, retryAfter: 3_600_000 };
    case "503-seconds":
      return { kind: "server", request, status: 503, message, retryAfter: 5000 };
    case 500:
    case 502:
    case 503:
    case 504:
      return { kind: "server", request, status: fault, message };
    case "500-done":
    case "half":
      return { kind: "server", request, status: 500, message };
    case "page":
      return { kind: "unexpected-answer", request, status: 200, message };
    case "csrf":
      return { kind: "csrf", request, message: "CSRF" };
    case "404-commit":
      return { kind: "not-found", request, message };
    default:
      return { kind: "no-response", request };
  }
}
