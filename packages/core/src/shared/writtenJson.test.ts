import { expect, test } from "vitest";
import { givenMember, withMembers } from "./writtenJson.ts";

const bytes = new TextEncoder().encode('[{"name":"東京"}]');

test("an object reads the same whether a member is there as JSON or written already", () => {
  const whole = withMembers({ title: "Tides" }, { creators: bytes, subjects: [{ id: "a" }] });
  expect(whole["creators"]).toEqual([{ name: "東京" }]);
  expect(whole["subjects"]).toEqual([{ id: "a" }]);
  expect(JSON.stringify(whole)).toBe('{"title":"Tides","creators":[{"name":"東京"}],"subjects":[{"id":"a"}]}');
});

test("what sends an object gets a member as it was given, and any other as it reads", () => {
  const whole = withMembers({ title: "Tides" }, { creators: bytes });
  expect(givenMember(whole, "creators")).toBe(bytes);
  expect(givenMember(whole, "title")).toBe("Tides");
  expect(givenMember(whole, "rights")).toBeUndefined();
  expect(givenMember({ toString: "a name" }, "toString")).toBe("a name");
});

test("a copy of an object is all JSON, and may be changed", () => {
  const copy = { ...withMembers({}, { creators: bytes }), title: "Tides" };
  expect(givenMember(copy, "creators")).toEqual([{ name: "東京" }]);
  expect(JSON.stringify(copy)).toBe('{"creators":[{"name":"東京"}],"title":"Tides"}');
});

test("an object is left as it was by members that are added", () => {
  const object = { title: "Tides" };
  withMembers(object, { creators: bytes });
  expect(object).toEqual({ title: "Tides" });
});
