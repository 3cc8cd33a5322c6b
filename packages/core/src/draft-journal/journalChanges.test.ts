import fc from "fast-check";
import { expect, test } from "vitest";
import { typedValues } from "../../test/generators/generateValues.ts";
import type { DepositValues } from "../fields/values.ts";
import type { Json } from "../shared/json.ts";
import { applyChanges, changesOf } from "./journalChanges.ts";

/** Values without the keys of their rows, which differ from page to page. */
const withoutKeys = (values: DepositValues): unknown =>
  JSON.parse(JSON.stringify(values, (name, value: unknown) => (name === "key" ? undefined : value)));

test("what was typed is there again after it is applied to what was saved, whatever it is", () => {
  fc.assert(
    fc.property(typedValues, typedValues, (base, values) => {
      // As it comes out of a storage: a copy.
      const stored = structuredClone(changesOf(base, values));
      expect(withoutKeys(applyChanges(base, stored))).toEqual(withoutKeys(values));
    }),
  );
});

test("no change is found between values that are alike", () => {
  fc.assert(
    fc.property(typedValues, (values) => {
      expect(changesOf(values, structuredClone(values))).toEqual(new Map());
    }),
  );
});

test("every row has a key of its own after it is restored", () => {
  fc.assert(
    fc.property(typedValues, typedValues, (base, values) => {
      const { metadata } = applyChanges(base, changesOf(base, values));
      const keys = [...metadata.creators, ...metadata.contributors, ...metadata.dates].map(({ key }) => key);
      for (const list of [metadata.creators, metadata.contributors, metadata.dates])
        expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      expect(keys.every((key) => key !== "")).toBe(true);
    }),
  );
});

test("a key press in one row of many is one change, that row alone", () => {
  const [base] = fc.sample(typedValues, { numRuns: 1, seed: 4 });
  if (base === undefined) throw new Error("no values");
  const row = (index: number, reference: string) => ({ key: `r${index}`, reference });
  const references = Array.from({ length: 2000 }, (_, index) => row(index, `Work ${index}`));
  const before = { ...base, metadata: { ...base.metadata, references } };
  const typed = references.with(1500, row(1500, "Work 1500a"));
  const changes = changesOf(before, { ...before, metadata: { ...before.metadata, references: typed } });
  expect([...changes]).toEqual([["metadata.references#row:b1500", row(1500, "Work 1500a")]]);
});

test("a stored value of another kind than the field holds is left out", () => {
  const [base] = fc.sample(typedValues, { numRuns: 1, seed: 5 });
  if (base === undefined) throw new Error("no values");
  const wrong = new Map<string, Json>([
    ["metadata.title", 7],
    ["metadata.creators#row:b9999", "x"],
    ["metadata.unknown", "x"],
    ["nothing.title", "x"],
  ]);
  expect(applyChanges(base, wrong)).toEqual(base);
});
