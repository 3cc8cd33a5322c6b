import { MAX_PARTS } from "../config.ts";
import type { Failure } from "../errors.ts";
import type { UploadFailure } from "../record/files.ts";
import type { Message } from "../messages.ts";
import { failureMessage } from "./failureMessage.ts";

/** What the server said of the file, and what to do about it. */
function refusal(message: string): Message {
  if (message.startsWith("Bucket quota exceeded")) return { id: "upload.quota-exceeded" };
  if (message.startsWith("File size limit exceeded")) return { id: "upload.request-too-large" };
  return { id: "upload.transfer-refused", values: { message: message.replace(/\.$/u, "") } };
}

/** What the server said, or "Upload failed" where a refusal says nothing (docs/platform/product.md 8.2). */
function requestMessage(failure: Failure): Message {
  if (failure.kind === "no-response") return { id: "upload.no-response" };
  if (failure.kind === "too-large") return { id: "upload.request-too-large" };
  if ((failure.kind === "refused" || failure.kind === "state-conflict") && failure.message !== "")
    return refusal(failure.message);
  return failure.kind === "refused" ? { id: "upload.failed" } : failureMessage(failure);
}

/**
 * The sentence that explains why a file is not there, beside the file (docs/platform/product.md 8.2). Sizes in bytes.
 */
export function uploadFailureMessage(failure: UploadFailure): Message {
  switch (failure.kind) {
    case "request":
      return requestMessage(failure.failure);
    case "size-mismatch":
      return { id: "upload.size-mismatch", values: { expected: failure.expected, stored: failure.stored } };
    case "transfer-refused":
      return refusal(failure.message);
    case "store-unreachable":
      return { id: "upload.store-unreachable", values: { origin: failure.origin } };
    case "unsupported-transfer":
      return { id: "upload.unsupported-transfer", values: { enabled: failure.enabled.join(", ") } };
    case "too-large":
      return { id: "upload.too-large", values: { parts: MAX_PARTS } };
    case "invalid-part":
      return { id: "upload.invalid-part", values: { part: failure.part } };
    case "fetch-failed":
      return { id: "upload.fetch-failed", values: { message: failure.message } };
    default:
      // Each other kind has its sentence, or this is a type error.
      return { id: `upload.${failure.kind}` };
  }
}
