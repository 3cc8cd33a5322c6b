import { expect, it } from "vitest";
import { languageTagOf } from "./languageTagOf.ts";

it.each([
  ["fra", "fr"],
  ["swe", "sv"],
  ["gsw", "gsw"],
  ["not a language", undefined],
])("says %s as %s", (id, tag) => {
  expect(languageTagOf({ id, title: "" })).toBe(tag);
});

it("says nothing where no language was chosen", () => {
  expect(languageTagOf(null)).toBeUndefined();
});
