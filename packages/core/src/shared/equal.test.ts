import fc from "fast-check";
import { expect, test } from "vitest";
import { isEqual, keepAlike } from "./equal.ts";

test("a value is like its copy, in whatever order its keys are", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy: unknown = JSON.parse(JSON.stringify(value), (_, part: unknown) =>
        typeof part === "object" && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).toReversed())
          : part,
      );
      // JSON has no negative zero.
      if (!JSON.stringify(value, (_, part: unknown) => (Object.is(part, -0) ? "negative" : part)).includes("negative"))
        expect(isEqual(value, copy)).toBe(true);
    }),
  );
});

test("two values are alike exactly if their texts are, keys in order", () => {
  const small = fc.jsonValue({ maxDepth: 2, noUnicodeString: true });
  const inOrder = (value: unknown): string =>
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted())
        : Object.is(part, -0)
          ? "-0"
          : part,
    );
  fc.assert(
    fc.property(small, small, (one, other) => {
      expect(isEqual(one, other)).toBe(inOrder(one) === inOrder(other));
    }),
  );
});

test("what is absent is as good as undefined, and null is not", () => {
  expect(isEqual({ a: undefined }, {})).toBe(true);
  expect(isEqual({}, { a: undefined })).toBe(true);
  expect(isEqual({}, { a: null })).toBe(false);
  expect(isEqual({ a: null }, {})).toBe(false);
  expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isEqual(null, undefined)).toBe(false);
});

test("a list is no object, and one list is not a longer one", () => {
  expect(isEqual([], {})).toBe(false);
  expect(isEqual({}, [])).toBe(false);
  expect(isEqual([1], [1, 2])).toBe(false);
  expect(isEqual([1, 2], [1])).toBe(false);
  expect(isEqual([1], ["1"])).toBe(false);
});

test("keys named like what every object has are keys", () => {
  const proto: unknown = JSON.parse('{ "__proto__": { "a": 1 } }');
  expect(isEqual(proto, {})).toBe(false);
  expect(isEqual({}, proto)).toBe(false);
  expect(isEqual(proto, JSON.parse('{ "__proto__": { "a": 1 } }'))).toBe(true);
  expect(isEqual({ toString: Object.prototype.toString }, {})).toBe(false);
});

test("what is made of a source is the source where that is alike, and what was made where it holds more or less", () => {
  const source = [{ id: "04d836q62", name: "TU Wien" }];
  expect(keepAlike([{ id: "04d836q62", name: "TU Wien" }], source)).toBe(source);
  const made = [{ id: "04d836q62", name: "" }];
  expect(keepAlike(made, source)).toBe(made);
  expect(keepAlike(made, [{ id: "04d836q62", name: "", title: "" }])).toBe(made);
  expect(keepAlike(made, undefined)).toBe(made);
});
