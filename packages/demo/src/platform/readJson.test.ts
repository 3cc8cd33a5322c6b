import { expect, test } from "vitest";
import { problemOfStatus } from "./readJson.ts";

test.each([
  [404, "missing"],
  [410, "missing"],
  [401, "forbidden"],
  [403, "forbidden"],
  [429, "busy"],
  [502, "unreachable"],
  [500, "broken"],
  [200, null],
])("a page with the status %i shows the problem %s", (status, problem) => {
  expect(problemOfStatus(status)).toBe(problem);
});
