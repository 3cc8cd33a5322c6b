import { expect, test } from "vitest";
import { pruneEmpty } from "./pruneEmpty.ts";

test("empty texts, lists, objects and nulls are left out at every depth", () => {
  expect(pruneEmpty({ a: "", b: [], c: {}, d: null, e: { f: [{ g: "" }, "x"] } })).toEqual({ e: { f: ["x"] } });
});

test("0 and false are values, in lists too", () => {
  expect(pruneEmpty({ a: 0, b: false, c: [0, 1, false, true, "", "x"] })).toEqual({
    a: 0,
    b: false,
    c: [0, 1, false, true, "x"],
  });
});

test("a key named __proto__ is a key like any other", () => {
  const pruned = pruneEmpty(JSON.parse('{"__proto__": {"polluted": "yes"}, "a": 1}'));
  expect(JSON.stringify(pruned)).toBe('{"__proto__":{"polluted":"yes"},"a":1}');
  // With something to leave out, before it or after it, the others are copied.
  const copied = pruneEmpty(JSON.parse('{"b": "", "__proto__": {"polluted": "yes"}, "c": {"__proto__": 1, "d": ""}}'));
  expect(JSON.stringify(copied)).toBe('{"__proto__":{"polluted":"yes"},"c":{"__proto__":1}}');
  expect(Object.hasOwn({}, "polluted")).toBe(false);
});

test("what has nothing empty is the same object again, beside what has", () => {
  const full = { a: { b: ["x", { c: 0 }] } };
  expect(pruneEmpty(full)).toBe(full);
  const list = [{ a: "x" }, { a: "x", b: "" }, "", { c: [{}] }, { a: "y" }];
  const pruned = pruneEmpty({ full, list });
  expect(pruned).toEqual({ full, list: [{ a: "x" }, { a: "x" }, { a: "y" }] });
  expect(pruned["full"]).toBe(full);
});
