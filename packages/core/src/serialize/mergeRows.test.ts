import fc from "fast-check";
import { expect, test } from "vitest";
import type { Row } from "../record/row.ts";
import { isEqual } from "../shared/equal.ts";
import { rowLikeness } from "./mergeRows.ts";

const field = fc.oneof(
  fc.constantFrom("", "ab", "ba", "c"),
  fc.constantFrom<unknown>({ a: "x", b: "y" }, { b: "y", a: "x" }, { a: "y", b: "x" }, { a: "x" }),
  fc.constantFrom<unknown>([{ a: 1, b: [2] }], [{ b: [2], a: 1 }], []),
);
const row: fc.Arbitrary<Row> = fc
  .record({ one: field, two: field, three: field }, { requiredKeys: ["one"] })
  .map((fields) => ({ key: "row", unedited: {}, ...fields }));

test("rows are as alike as they have fields that say the same, in whatever order their keys are", () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.array(row, { minLength: 1 }), (ones, others) => {
      const likeness = rowLikeness(ones, others);
      for (const [left, one] of ones.entries()) {
        for (const [right, other] of others.entries()) {
          const said = Object.entries(one).filter(([name]) => name !== "key" && name !== "unedited");
          const there = new Map(Object.entries(other));
          const same = said.filter(([name, value]) => there.has(name) && isEqual(value, there.get(name)));
          expect(likeness(left, right)).toBe(same.length);
        }
      }
    }),
  );
});
