import type { UploadFailure } from "../record/files.ts";
import type { Message } from "../messages.ts";
import { failureMessage } from "./failureMessage.ts";

/** The sentence that explains why a file is not there, beside the file (specification 8). Sizes in bytes. */
export function uploadFailureMessage(failure: UploadFailure): Message {
  switch (failure.kind) {
    case "request":
      return failure.failure.kind === "no-response" ? { id: "upload.no-response" } : failureMessage(failure.failure);
    case "size-mismatch":
      return { id: "upload.size-mismatch", values: { expected: failure.expected, stored: failure.stored } };
    case "transfer-refused":
      return { id: "upload.transfer-refused", values: { message: failure.message } };
    case "checksum-mismatch":
    case "draft-not-saved":
    case "unreadable":
    case "interrupted":
      return { id: `upload.${failure.kind}` };
    default:
      return failure satisfies never;
  }
}
