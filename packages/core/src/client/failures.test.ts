import { describe, expect, it } from "vitest";
import { failureOfResponse, LONGEST_RETRY_AFTER } from "./failures.ts";
import { recorded } from "../../test/recordings/recordedAnswers.ts";

const request = { method: "PUT", url: "https://repository.example/api/records/x1/draft" };
const now = Date.parse("2026-11-21T08:00:00Z");
const page = "<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1><script>alert(1)</script></body></html>";
const failure = (status: number, body: unknown, retryAfter: string | null = null) =>
  failureOfResponse(request, { status, body: typeof body === "string" ? body : JSON.stringify(body), retryAfter, now });
const failureThen = (scenario: string, what: string) => {
  const { status, body, headers } = recorded(scenario, what).response;
  return failure(status, body, headers["retry-after"] ?? null);
};

describe("what the platform said (docs/platform/http.md 4, README.md 2)", () => {
  it.each([
    ["drafts", "create with an unknown language", { kind: "refused", status: 400, message: "Invalid value klingon." }],
    [
      "drafts",
      "save with a quoted If-Match",
      { kind: "invalid", errors: [{ field: "if_match", messages: ["Not a valid integer."] }] },
    ],
    ["drafts", "save with an old If-Match", { kind: "conflict" }],
    ["drafts", "read as nobody", { kind: "permission-denied", message: "Permission denied." }],
    ["drafts", "delete again", { kind: "not-found", message: "The persistent identifier does not exist." }],
    ["drafts", "create with a place that is empty: the platform itself fails", { kind: "server", status: 500 }],
    ["files", "init in it", { kind: "permission-denied", message: "Files are not enabled." }],
    ["publish", "publish without files", { kind: "invalid", errors: [{ field: "files.enabled" }] }],
    ["rate-limit", "a save over the limit", { kind: "rate-limited", message: "5 per 1 minute", retryAfter: 60_000 }],
  ])("%s, %s", (scenario, what, expected) => {
    expect(failureThen(scenario, what)).toMatchObject(expected);
  });
});

describe("every status its own kind", () => {
  it.each([
    [400, { message: "CSRF cookie not set." }, "csrf"],
    [400, { message: "CSRF token missing or incorrect." }, "csrf"],
    [400, { message: "Referer checking failed - no Referer." }, "csrf"],
    [401, { message: "Sign in." }, "signed-out"],
    [409, { message: "Already there." }, "state-conflict"],
    [412, { message: "If-Match" }, "conflict"],
    [410, { message: "The record has been deleted.", tombstone: {} }, "gone"],
    [415, { message: "Invalid 'Content-Type' header." }, "refused"],
    [400, "null", "unexpected-answer"],
    [301, { location: "/x" }, "unexpected-answer"],
  ])("%i %j is %s", (status, body, kind) => {
    expect(failure(status, body).kind).toBe(kind);
  });

  it.each([
    [400, "unexpected-answer"],
    [401, "signed-out"],
    [403, "permission-denied"],
    [404, "not-found"],
    [409, "state-conflict"],
    [410, "gone"],
    [412, "conflict"],
    [413, "too-large"],
    [418, "unexpected-answer"],
    [429, "rate-limited"],
    [500, "server"],
    [502, "server"],
    [504, "server"],
  ])("%i as a page is %s, and no markup of it is passed on", (status, kind) => {
    const found = failure(status, page);
    expect(found.kind).toBe(kind);
    expect(JSON.stringify(found)).not.toMatch(/<|Gateway/u);
  });

  it("does not pass on markup that hides in JSON either, nor a sentence without end", () => {
    expect(failure(500, { message: page })).toMatchObject({ message: "" });
    const { message } = failure(500, { message: "a".repeat(10 ** 6) }) as { message: string };
    expect(message).toHaveLength(1000);
  });
});

describe("errors in unusual shapes", () => {
  it.each([
    [
      "a text in place of the list",
      { errors: "File upload transfer failed." },
      { kind: "refused", message: "File upload transfer failed." },
    ],
    ["no list", { message: "Not a valid value." }, { kind: "refused", message: "Not a valid value." }],
    ["an empty list", { message: "No.", errors: [] }, { kind: "refused", message: "No." }],
    ["a list of texts", { errors: ["Wrong."] }, { kind: "invalid", errors: [{ field: "", messages: ["Wrong."] }] }],
    ["an object in place of the list", { message: "No.", errors: { a: 1 } }, { kind: "refused", message: "No." }],
    [
      "a message as one text",
      { errors: [{ field: "a", messages: "Wrong." }] },
      { kind: "invalid", errors: [{ field: "a", messages: ["Wrong."] }] },
    ],
  ])("%s", (_, body, expected) => {
    expect(failure(400, body)).toMatchObject(expected);
  });
});

describe("Retry-After", () => {
  it.each([
    ["120", 120_000],
    ["0", 0],
    ["1.5", 1500],
    ["Sat, 21 Nov 2026 08:00:30 GMT", 30_000],
    ["Sat, 21 Nov 2026 07:00:00 GMT", 0],
    ["99999999999", LONGEST_RETRY_AFTER],
    ["Fri, 21 Nov 2036 08:00:00 GMT", LONGEST_RETRY_AFTER],
    ["soon", undefined],
    ["-5", 0],
    ["", undefined],
    [null, undefined],
  ])("%s is %s milliseconds", (header, expected) => {
    expect(failure(429, {}, header)).toEqual({ kind: "rate-limited", request, message: "", retryAfter: expected });
  });
});
