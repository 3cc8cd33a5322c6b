import { expect, it } from "vitest";
import { timeLeft } from "./TransferFacts.tsx";

it.each([
  [0.2, "1 second"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [5399, "90 minutes"],
  [5400, "2 hours"],
])("formats %s seconds as %s", (seconds, said) => {
  expect(timeLeft(seconds, "en")).toBe(said);
});

it("returns null for an unknown duration", () => {
  for (const seconds of [Infinity, Number.NaN, -1]) expect(timeLeft(seconds, "en")).toBeNull();
});
