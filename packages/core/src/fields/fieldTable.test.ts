import { expect, test } from "vitest";
import { checkFields } from "../../test/fields/checkFields.ts";
import * as derived from "../../test/fields/derivedFunctions.ts";

test("every field is read, sent, merged, compared, validated and found as its sample says", () => {
  expect(checkFields(derived)).toEqual([]);
});
