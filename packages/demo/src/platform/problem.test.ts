import { expect, test } from "vitest";
import { problemOfStatus } from "./problem.ts";

test.each([
  [404, "missing"],
  [410, "missing"],
  [401, "forbidden"],
  [403, "forbidden"],
  [429, "busy"],
  [502, "unreachable"],
  [500, "broken"],
  [200, null],
])("a reader of a page that was answered %i is told of it as %s", (status, problem) => {
  expect(problemOfStatus(status)).toBe(problem);
});
