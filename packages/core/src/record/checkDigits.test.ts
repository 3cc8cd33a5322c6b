import { expect, test } from "vitest";
import { hasValidCheckDigit, isSoundEan13, isSoundGnd, isSoundIsbn10, isSoundIssn, isSoundRor } from "./checkDigits.ts";

// Numbers that are in use, each with one digit changed beside it.
test.each([
  ["ORCID", hasValidCheckDigit, "0000-0002-1825-0097", "0000-0002-1825-0098"],
  ["ORCID with X", hasValidCheckDigit, "0000-0002-1694-233X", "0000-0002-1694-2331"],
  ["ISNI", hasValidCheckDigit, "0000000121032683", "0000000121032684"],
  ["ISBN of 13", isSoundEan13, "978-0-306-40615-7", "978-0-306-40615-8"],
  ["EAN", isSoundEan13, "4006381333931", "4006381333932"],
  ["ISBN of 10", isSoundIsbn10, "0-306-40615-2", "0-306-40615-3"],
  ["ISBN of 10 with X", isSoundIsbn10, "080442957X", "0804429571"],
  ["ISSN", isSoundIssn, "2077-9550", "2077-9551"],
  ["ISSN with X", isSoundIssn, "2434-561X", "2434-5611"],
  ["GND of a person", isSoundGnd, "118540238", "118540239"],
  ["GND of a subject", isSoundGnd, "4005728-8", "4005728-9"],
  ["ROR", isSoundRor, "01ggx4157", "01ggx4158"],
  ["ROR in capitals", isSoundRor, "05A28RW58", "05A28RW59"],
] as const)("the check digits of an %s are tested", (_name, isSound, right, wrong) => {
  expect(isSound(right)).toBe(true);
  expect(isSound(wrong)).toBe(false);
});

test("a GND number of another kind passes", () => {
  expect(isSoundGnd("2000046-9")).toBe(true);
  expect(isSoundGnd("1171825318")).toBe(true);
});

test("what is too short or too long is none", () => {
  expect(isSoundEan13("978030640615")).toBe(false);
  expect(isSoundIsbn10("030640615")).toBe(false);
  expect(isSoundIssn("2077955")).toBe(false);
});
