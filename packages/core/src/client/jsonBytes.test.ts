import * as fc from "fast-check";
import { expect, test } from "vitest";
import { jsonBytes } from "./jsonBytes.ts";

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test("whatever is sent goes out as JSON.stringify writes it, in UTF-8", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      expect(text(jsonBytes(value))).toBe(new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(value))));
    }),
  );
});

test("a list of any script goes out beside one of Latin letters alone, both in the order they stand in", () => {
  const payload = {
    metadata: { creators: [{ name: "Lovelace" }], references: [{ reference: "1918, 235–257 東京 🌊" }] },
  };
  expect(text(jsonBytes(payload))).toBe(JSON.stringify(payload));
});

test("a list of nothing but letters of three bytes goes out whole, however long", () => {
  const row = { reference: "東京".repeat(40) };
  const payload = { metadata: { title: "Tides", references: Array.from({ length: 200 }, () => row), creators: [row] } };
  expect(text(jsonBytes(payload))).toBe(JSON.stringify(payload));
});

test("a member that is undefined is left out at every depth", () => {
  const payload = {
    id: undefined,
    access: { embargo: undefined, record: "public" },
    metadata: { a: { b: undefined } },
  };
  expect(text(jsonBytes(payload))).toBe(JSON.stringify(payload));
});
