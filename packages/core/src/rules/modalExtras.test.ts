import { expect, test } from "vitest";
import { checkExtraCheckboxes } from "./modalExtras.ts";

const extra = (fieldPath: string, id: string) => ({ fieldPath, id, text: "I agree" });

test("extra checkboxes with paths and ids of their own are taken as they are", () => {
  const extras = [extra("terms", "terms-checkbox"), extra("privacy", "privacy-checkbox")];
  expect(checkExtraCheckboxes(extras)).toBe(extras);
});

test("a fieldPath or an id that is there twice, or that a dialog uses itself, is an error", () => {
  expect(() => checkExtraCheckboxes([extra("a", "x"), extra("a", "y")])).toThrow('fieldPath "a"');
  expect(() => checkExtraCheckboxes([extra("a", "x"), extra("b", "x")])).toThrow('id "x"');
  for (const taken of ["accept-access-checkbox", "accept-after-publish-checkbox"])
    expect(() => checkExtraCheckboxes([extra("a", taken)])).toThrow(
      `@deposit/core: the id "${taken}" of an extra checkbox is taken. Give each checkbox an id of its own.`,
    );
});
