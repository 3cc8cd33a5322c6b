import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toUtf8, withMembers } from "./serializedJson.ts";

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytes = new TextEncoder().encode('[{"name":"東京"}]');

test("serializes any value as JSON.stringify does, in UTF-8", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      expect(text(toUtf8(value))).toBe(text(new TextEncoder().encode(JSON.stringify(value))));
    }),
  );
});

test("keeps the order of a list in another script and one of Latin letters", () => {
  const payload = {
    metadata: { creators: [{ name: "Lovelace" }], references: [{ reference: "1918, 235–257 東京 🌊" }] },
  };
  expect(text(toUtf8(payload))).toBe(JSON.stringify(payload));
});

test("serializes a long list of three-byte letters completely", () => {
  const row = { reference: "東京".repeat(40) };
  const payload = { metadata: { title: "Tides", references: Array.from({ length: 200 }, () => row), creators: [row] } };
  expect(text(toUtf8(payload))).toBe(JSON.stringify(payload));
});

test("leaves out undefined members at every depth", () => {
  const payload = {
    id: undefined,
    access: { embargo: undefined, record: "public" },
    metadata: { a: { b: undefined } },
  };
  expect(text(toUtf8(payload))).toBe(JSON.stringify(payload));
});

test("an object reads the same whether a member is JSON or UTF-8", () => {
  const whole = withMembers({ title: "Tides" }, { creators: bytes, subjects: [{ id: "a" }] });
  expect(whole["creators"]).toEqual([{ name: "東京" }]);
  expect(whole["subjects"]).toEqual([{ id: "a" }]);
  const written = '{"title":"Tides","creators":[{"name":"東京"}],"subjects":[{"id":"a"}]}';
  expect(JSON.stringify(whole)).toBe(written);
  expect(text(toUtf8(whole))).toBe(written);
});

test("copies the bytes of a UTF-8 member as they are", () => {
  const spaced = new TextEncoder().encode('[ {"name": "東京"} ]');
  const metadata = withMembers({ title: "Tides" }, { creators: spaced });
  expect(text(toUtf8({ metadata }))).toBe('{"metadata":{"title":"Tides","creators":[ {"name": "東京"} ]}}');
});

test("a member may have the name of a method of every object", () => {
  expect(text(toUtf8(withMembers({ toString: "a name" }, {})))).toBe('{"toString":"a name"}');
});

test("a copy of an object is plain JSON, and may be changed", () => {
  const copy = { ...withMembers({}, { creators: bytes }), title: "Tides" };
  expect(JSON.stringify(copy)).toBe('{"creators":[{"name":"東京"}],"title":"Tides"}');
  expect(text(toUtf8(copy))).toBe('{"creators":[{"name":"東京"}],"title":"Tides"}');
});

test("does not change the object itself", () => {
  const object = { title: "Tides" };
  withMembers(object, { creators: bytes });
  expect(object).toEqual({ title: "Tides" });
});
