import { expect, test } from "vitest";
import { isEmptyDeep } from "./isEmptyDeep.ts";

test.each([undefined, null, "", [], {}, [null, ""], { a: { b: [undefined] } }])("%j is empty", (value) => {
  expect(isEmptyDeep(value)).toBe(true);
});

test.each([0, false, " ", [0], { a: { b: [false] } }])("%j is not empty", (value) => {
  expect(isEmptyDeep(value)).toBe(false);
});
