import type { DepositAction, Failure, Phase } from "@deposit/core";
import { describe, expect, it } from "vitest";
import { retryOf } from "./retryOf.ts";

const request = { method: "PUT", url: "/api/records/abc/draft" };
const failed = (failure: Failure, action: DepositAction = "save"): Phase => ({
  kind: "failed",
  action,
  failure,
  during: "saving",
});

describe("after a failure", () => {
  it.each(["not-found", "gone", "published"] as const)("trying again is not offered of a record that is %s", (kind) => {
    expect(retryOf(failed({ kind, request, message: "" }))).toBeNull();
  });

  it("a draft that was changed on the server is reviewed instead", () => {
    expect(retryOf(failed({ kind: "conflict", request, message: "" }))).toBeNull();
  });

  it("a temporary failure can be retried", () => {
    expect(retryOf(failed({ kind: "no-response", request }, "publish"))).toBe("publish");
    expect(retryOf(failed({ kind: "no-response", request }, "reserve-pid"))).toBe("reservePid");
  });

  it("an action with a comment is retried in its dialog", () => {
    expect(retryOf(failed({ kind: "no-response", request }, "submit-review"))).toBeNull();
    expect(retryOf(failed({ kind: "no-response", request }, "cancel-review"))).toBeNull();
  });
});
