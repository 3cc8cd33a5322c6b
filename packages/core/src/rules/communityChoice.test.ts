import { expect, test } from "vitest";
import type { Community } from "../record/community.ts";
import { communityObstacle } from "./communityChoice.ts";

const open: Community = {
  id: "c",
  slug: "c",
  title: "C",
  visibility: "public",
  isGhost: false,
  isVerified: false,
  canSubmitRecord: true,
  canIncludeDirectly: false,
  logo: "",
};
const first = { visibility: "public", isFirstSubmission: true } as const;

test("an open community can be chosen", () => {
  expect(communityObstacle(open, first)).toBeNull();
});

test("a restricted one is for restricted records only, as access stands in the form", () => {
  const secret: Community = { ...open, visibility: "restricted" };
  expect(communityObstacle(secret, first)).toBe("restricted-only");
  expect(communityObstacle(secret, { ...first, visibility: "restricted" })).toBeNull();
});

test("one that the depositor may not submit to is for its members only", () => {
  expect(communityObstacle({ ...open, canSubmitRecord: false }, first)).toBe("members-only");
  expect(communityObstacle({ ...open, canSubmitRecord: false, isVerified: true }, first)).toBe("members-only");
});

test("one with an upload form of its own takes first submissions there only", () => {
  const branded = { ...open, isVerified: true };
  expect(communityObstacle(branded, first)).toBe("dedicated-form");
  expect(communityObstacle(branded, { ...first, isFirstSubmission: false })).toBeNull();
});
