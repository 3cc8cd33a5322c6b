import { describe, expect, test } from "vitest";
import { MAX_PARTS } from "../config.ts";
import type { Failure } from "../errors.ts";
import { coreMessages } from "../messages.ts";
import type { UploadFailure } from "../record/files.ts";
import { failureMessage } from "./failureMessage.ts";
import { uploadFailureMessage } from "./uploadFailureMessage.ts";

const request = { method: "PUT", url: "https://repository.example/api/records/a/draft" };

describe("a failure is told", () => {
  const plain = [
    "no-response",
    "permission-denied",
    "signed-out",
    "csrf",
    "not-found",
    "gone",
    "conflict",
    "state-conflict",
    "community-changed",
    "foreign-review",
    "too-large",
    "not-implemented",
    "foreign-address",
    "cancelled",
  ] as const satisfies readonly Failure["kind"][];
  test.each(plain)("in a sentence of its own kind: %s", (kind) => {
    const message = failureMessage({ kind, request, message: "Because." });
    expect(message).toEqual({ id: `failure.${kind}` });
    expect(coreMessages[message.id]).not.toBe("");
  });

  test("by its fields where they are named", () => {
    expect(failureMessage({ kind: "invalid", request, message: "No.", errors: [] })).toEqual({ id: "failure.invalid" });
  });

  test("in the words of a refusal, and by its status where it has none", () => {
    const refused = (message: string) => failureMessage({ kind: "refused", request, status: 422, message });
    expect(refused("No.")).toEqual({ id: "failure.refused", values: { message: "No." } });
    expect(refused("")).toEqual({ id: "failure.server", values: { status: 422 } });
  });

  test("with the status of a server or a proxy that had a problem of its own", () => {
    expect(failureMessage({ kind: "server", request, status: 503, message: "Oh." })).toEqual({
      id: "failure.server",
      values: { status: 503 },
    });
    expect(failureMessage({ kind: "unexpected-answer", request, status: 200, message: "" })).toEqual({
      id: "failure.unexpected-answer",
      values: { status: 200 },
    });
  });

  test("with the pause that the server asks for, in whole seconds, rounded up", () => {
    const pause = (retryAfter?: number) => failureMessage({ kind: "rate-limited", request, message: "", retryAfter });
    expect(pause(1500)).toEqual({ id: "failure.rate-limited", values: { seconds: 2 } });
    expect(pause()).toEqual({ id: "failure.rate-limited", values: { seconds: 0 } });
  });
});

describe("why a file is not there is told beside it", () => {
  const simple = [
    "stalled",
    "link-expired",
    "changed",
    "no-checksum",
    "elsewhere",
    "abandoned",
    "draft-not-saved",
    "unreadable",
    "interrupted",
  ] as const satisfies readonly UploadFailure["kind"][];
  test.each(simple)("in a sentence of its own kind: %s", (kind) => {
    expect(uploadFailureMessage({ kind })).toEqual({ id: `upload.${kind}` });
  });

  test.each<[UploadFailure, ReturnType<typeof uploadFailureMessage>]>([
    [{ kind: "checksum-mismatch", expected: "md5:a", stored: "md5:b" }, { id: "upload.checksum-mismatch" }],
    [
      { kind: "size-mismatch", expected: 10, stored: 7 },
      { id: "upload.size-mismatch", values: { expected: 10, stored: 7 } },
    ],
    [
      { kind: "transfer-refused", message: "Full." },
      { id: "upload.transfer-refused", values: { message: "Full" } },
    ],
    [
      { kind: "store-unreachable", origin: "https://store.example" },
      { id: "upload.store-unreachable", values: { origin: "https://store.example" } },
    ],
    [
      { kind: "unsupported-transfer", enabled: ["F", "R"] },
      { id: "upload.unsupported-transfer", values: { enabled: "F, R" } },
    ],
    [{ kind: "too-large" }, { id: "upload.too-large", values: { parts: MAX_PARTS } }],
    [
      { kind: "invalid-part", part: 7 },
      { id: "upload.invalid-part", values: { part: 7 } },
    ],
    [
      { kind: "fetch-failed", message: "404" },
      { id: "upload.fetch-failed", values: { message: "404" } },
    ],
  ])("with what is to be known of it: %j", (failure, message) => {
    expect(uploadFailureMessage(failure)).toEqual(message);
  });

  test.each<[string, Failure, ReturnType<typeof uploadFailureMessage>]>([
    [
      "as a file that is too large, not as words that are",
      { kind: "too-large", request, message: "" },
      { id: "upload.request-too-large" },
    ],
    ["by the connection that was lost", { kind: "no-response", request }, { id: "upload.no-response" }],
    [
      "in the server's words, with what to do about them",
      { kind: "refused", request, status: 400, message: "Filename is too long." },
      { id: "upload.transfer-refused", values: { message: "Filename is too long" } },
    ],
    [
      "as one that does not fit in the record, whatever words the platform has for that",
      { kind: "refused", request, status: 400, message: "Bucket quota exceeded." },
      { id: "upload.quota-exceeded" },
    ],
    [
      "as one that is too large, whatever words the platform has for that",
      { kind: "refused", request, status: 400, message: "File size limit exceeded." },
      { id: "upload.request-too-large" },
    ],
    [
      "in the server's words, of the state that the file is in",
      { kind: "state-conflict", request, message: "Already there." },
      { id: "upload.transfer-refused", values: { message: "Already there" } },
    ],
    [
      "as a conflict where it says none",
      { kind: "state-conflict", request, message: "" },
      { id: "failure.state-conflict" },
    ],
    [
      "as 'Upload failed' where it says none",
      { kind: "refused", request, status: 400, message: "" },
      { id: "upload.failed" },
    ],
    ["as any other failure", { kind: "gone", request, message: "Gone." }, { id: "failure.gone" }],
  ])("%s", (_how, failure, message) => {
    expect(uploadFailureMessage({ kind: "request", failure })).toEqual(message);
  });
});
