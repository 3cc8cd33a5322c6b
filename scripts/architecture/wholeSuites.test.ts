import { describe, expect, it } from "vitest";
import { wholeSuites } from "./wholeSuites.ts";

const faults = (text: string, path = "e2e/deposit.spec.ts"): string[] =>
  wholeSuites([{ path, text }]).map(({ line, message }) => `${line} ${message}`);

describe("an end-to-end test in Chromium", () => {
  it.each(["test.only", "test.describe.only", "test.fail.only", "test.describe.parallel.only"])(
    "is not run alone by %s",
    (call) => {
      expect(faults(`\n${call}("saves", async () => {});`)).toEqual(["2 a suite is run whole: take .only away"]);
    },
  );

  it.each([
    'test.skip("saves", async () => {});',
    "test.skip(`saves ${what}`, async () => {});",
    'test.describe.skip("saves", () => {});',
    'test("saves", () => { test.skip(); });',
    'test.skip(true, "later");',
    'test.skip(host === "");',
  ])("is not left out without a condition and its reason: %s", (text) => {
    expect(faults(text)).toEqual(["1 .skip takes a condition and, as a sentence, why"]);
  });

  it.each(["fixme", "fail"])("is not marked with %s for good", (word) => {
    expect(faults(`test.${word}("saves", async () => {});`)).toHaveLength(1);
  });

  it("may be left out where it cannot be made, with the reason", () => {
    expect(faults('test.skip(host === "", "the pages are not served here");')).toEqual([]);
    expect(faults('test.skip(({ browserName }) => browserName !== "chromium", "needs Chromium");')).toEqual([]);
  });

  it("is judged in the files that end-to-end tests are made of as well, and only there", () => {
    const text = 'test.only("saves", async () => {});';
    expect(faults(text, "e2e/testPlaces.ts")).toHaveLength(1);
    expect(faults(text, "packages/core/src/deposit/createDeposit.test.ts")).toEqual([]);
  });
});
