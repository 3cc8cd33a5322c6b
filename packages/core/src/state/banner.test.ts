import { describe, expect, test } from "vitest";
import type { Failure } from "../errors.ts";
import type { Severity } from "../record/feedback.ts";
import { openedDeposit } from "../../test/drivers/openedDeposit.ts";
import { feedbackBanner } from "./banner.ts";
import type { ActionStep, DepositAction, DepositState } from "./state.ts";
import { transition } from "./reducer.ts";

const request = { method: "PUT", url: "https://repository.example/api/records/abc/draft" };
const lost: Failure = { kind: "no-response", request };

const told = (...severities: readonly Severity[]): DepositState => ({
  ...openedDeposit(),
  feedback: severities.map((severity) => ({ path: ["metadata", "title"], message: "x", severity })),
});
const succeeded = (state: DepositState, action: DepositAction) =>
  feedbackBanner(transition(state, { kind: "action-succeeded", action }));
const failed = (
  action: DepositAction,
  failure: Failure = lost,
  { state = openedDeposit(), during = "saving" }: { state?: DepositState; during?: ActionStep | "upload-save" } = {},
) => feedbackBanner(transition(state, { kind: "action-failed", action, during, failure, feedback: null, at: 0 }));
const rejected = (action: DepositAction) => {
  const state = told("error");
  return feedbackBanner(transition(state, { kind: "action-rejected", action, feedback: state.feedback }));
};

describe("the feedback banner (docs/platform/product.md 8.1)", () => {
  test("says nothing of an untouched draft, nor while something runs", () => {
    expect(feedbackBanner(openedDeposit())).toBeNull();
    const running = transition(told("error"), { kind: "step-started", action: "save", step: "saving" });
    expect(feedbackBanner(running)).toBeNull();
  });

  test("says that the draft has feedback when the page opens with some", () => {
    expect(feedbackBanner(told("error"))).toEqual({
      style: "warning",
      message: { id: "banner.draftHasFeedback" },
      details: [],
      listsSections: true,
    });
    expect(feedbackBanner(told("info"))?.style).toBe("suggestive");
  });

  test("says nothing more once it was put away, though fields keep what was said of them, until the next action", () => {
    const dismissed = transition(told("error"), { kind: "message-dismissed" });
    expect(feedbackBanner(dismissed)).toBeNull();
    expect(dismissed.feedback).toEqual(told("error").feedback);
    expect(succeeded(dismissed, "save")).toMatchObject({ message: { id: "banner.savedWithFeedback" } });
  });

  test("says that the record was saved, with or without feedback", () => {
    expect(succeeded(openedDeposit(), "save")).toEqual({
      style: "positive",
      message: { id: "banner.saved" },
      details: [],
      listsSections: false,
    });
    expect(succeeded(told("error"), "save")).toEqual({
      style: "warning",
      message: { id: "banner.savedWithFeedback" },
      details: [],
      listsSections: true,
    });
  });

  test("is suggestive while nothing that was said is an error", () => {
    expect(succeeded(told("info", "warning"), "save")?.style).toBe("suggestive");
    expect(succeeded(told("info", "error"), "save")?.style).toBe("warning");
  });

  test("says nothing of what shows by itself: a preview, a publication, a deletion", () => {
    for (const action of ["preview", "publish", "discard", "reserve-pid"] as const)
      expect(succeeded(told("error"), action)).toBeNull();
  });

  test.each<[DepositAction, string]>([
    ["save", "banner.saveFailed"],
    ["preview", "banner.previewFailed"],
    ["publish", "banner.publishFailed"],
    ["publish-without-community", "banner.publishFailed"],
    ["submit-review", "banner.submitFailed"],
    ["cancel-review", "banner.cancelFailed"],
    ["discard", "banner.discardFailed"],
    ["new-version", "banner.newVersionFailed"],
    ["reserve-pid", "banner.reserveFailed"],
    ["discard-pid", "banner.discardPidFailed"],
    ["import-files", "banner.importFailed"],
  ])("says that %s failed, and why: %s", (action, id) => {
    expect(failed(action)).toEqual({
      style: "negative",
      message: { id },
      details: [{ id: "failure.no-response" }],
      listsSections: false,
    });
  });

  test("says that an upload could not save its draft first", () => {
    expect(failed("save", lost, { during: "upload-save" })?.message.id).toBe("banner.uploadSaveFailed");
  });

  test("says of a save that all but the change of the community was saved; of another action that it failed", () => {
    const during = "settling-review";
    expect(failed("save", lost, { during })?.message.id).toBe("banner.communityFailed");
    expect(failed("publish", lost, { during })?.message.id).toBe("banner.publishFailed");
  });

  test("points to the fields where the server broke over a value that is too long, which waiting does not mend", () => {
    const broken: Failure = { kind: "server", request, status: 500, message: "" };
    const state = told("error");
    const tooLong: DepositState = {
      ...state,
      feedback: [
        ...state.feedback,
        { path: ["metadata", "version"], message: "x", severity: "error", own: { id: "check.tooLong" } },
      ],
    };
    expect(failed("save", broken, { state: tooLong })?.details).toEqual([{ id: "failure.invalid" }]);
    expect(failed("save", lost, { state: tooLong })?.details).toEqual([{ id: "failure.no-response" }]);
    expect(failed("save", broken, { state })?.details[0]?.id).toBe("failure.server");
  });

  test("lists the sections of a failed save where fields were told something", () => {
    expect(failed("save", lost, { state: told("error") })?.listsSections).toBe(true);
  });

  test("quotes the server, and says what to do where our sentence does not speak of a draft that is none", () => {
    const missing: Failure = { kind: "not-found", request, message: "No such record." };
    const quote = { id: "failure.refused", values: { message: "No such record." } };
    expect(failed("new-version", missing)?.details).toEqual([quote]);
    expect(failed("new-version", { ...missing, message: "" })?.details[0]?.id).toBe("failure.not-found");
    expect(failed("save", missing)?.details[0]?.id).toBe("failure.not-found");
    for (const kind of ["gone", "published"] as const)
      expect(failed("new-version", { ...missing, kind })?.details).toEqual([quote]);
    const invalid: Failure = { kind: "invalid", request, message: "No such record.", errors: [] };
    expect(failed("new-version", invalid)?.details).toEqual([quote]);
    expect(
      failed("new-version", { kind: "refused", request, status: 400, message: "No such record." })?.details,
    ).toEqual([quote]);
    expect(failed("new-version")?.details).toEqual([{ id: "failure.no-response" }]);
    const denied: Failure = { kind: "permission-denied", request, message: "No such record." };
    expect(failed("new-version", denied)?.details).toEqual([quote, { id: "failure.permission-denied" }]);
    expect(failed("submit-review", denied)?.details).toEqual([quote, { id: "failure.permission-denied" }]);
    const limited: Failure = { kind: "rate-limited", request, message: "5000 per 1 hour", retryAfter: 7000 };
    expect(failed("new-version", limited)?.details).toEqual([{ id: "failure.rate-limited", values: { seconds: 7 } }]);
  });

  test("says nothing of what was cancelled, for that is not failing", () => {
    expect(failed("save", { kind: "cancelled", request })).toBeNull();
  });

  test.each<[DepositAction, string]>([
    ["publish", "banner.publishRejected"],
    ["publish-without-community", "banner.publishRejected"],
    ["preview", "banner.previewRejected"],
    ["submit-review", "banner.submitRejected"],
  ])("says where the faults are that stopped %s: %s", (action, id) => {
    expect(rejected(action)).toEqual({ style: "negative", message: { id }, details: [], listsSections: true });
  });
});
