import { expect, it } from "vitest";
import { timeLeft } from "./timeLeft.ts";

it.each([
  [0.2, "1 second"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [5399, "90 minutes"],
  [5400, "2 hours"],
])("%s seconds are told as people say them: %s", (seconds, said) => {
  expect(timeLeft(seconds, "en")).toBe(said);
});

it("nothing is told while nothing can be said", () => {
  for (const seconds of [Infinity, Number.NaN, -1]) expect(timeLeft(seconds, "en")).toBeNull();
});
