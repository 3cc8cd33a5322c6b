import { expect, test } from "vitest";
import { coreMessages } from "../messages.ts";
import { discardLabel } from "./discardLabel.ts";
import { recordStatuses, statusBanner } from "./status.ts";

test("every status of the specification has a banner", () => {
  for (const status of recordStatuses) {
    const banner = statusBanner({ status });
    expect(coreMessages[banner.title]).not.toBe("");
    expect(coreMessages[banner.text]).not.toBe("");
  }
});

test.each([
  ["draft", "neutral"],
  ["new_version_draft", "neutral"],
  ["new_version_draft_with_review", "neutral"],
  ["draft_with_review", "neutral"],
  ["in_review", "warning"],
  ["declined", "negative"],
  ["expired", "neutral"],
  ["published", "positive"],
])("the banner of %s is %s, and has words of its own (docs/platform/product.md 4.2)", (status, style) => {
  expect(statusBanner({ status })).toEqual({
    status,
    style,
    title: `status.${status}.title`,
    text: `status.${status}.text`,
  });
});

test("any other status is an error", () => {
  expect(() => statusBanner({ status: "lost" })).toThrow("Status is undefined");
});

test("the discard button names what it undoes", () => {
  const label = (is_published: boolean, index: number) => discardLabel({ is_published, versions: { index } });
  expect(label(false, 1)).toBe("draft");
  expect(label(false, 2)).toBe("version");
  expect(label(true, 1)).toBe("changes");
});
