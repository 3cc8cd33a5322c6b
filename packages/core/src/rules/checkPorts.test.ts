import { expect, test } from "vitest";
import type { Ports } from "../ports.ts";
import { checkPorts } from "./checkPorts.ts";

const nothing = (): undefined => undefined;

/** What a page without types might give. */
function given(ports: Readonly<Record<string, unknown>>): Partial<Ports> {
  return Object.assign({}, ports);
}

test("ports of the right kind are taken as they are, and those that are left out are not asked for", () => {
  const ports = given({
    navigate: nothing,
    transport: nothing,
    hasher: nothing,
    connectivity: { isOnline: nothing, onChange: nothing },
    journal: { read: nothing, write: nothing, remove: nothing },
    locks: { hold: nothing },
    clock: { now: nothing, after: nothing },
    random: nothing,
    log: nothing,
    progress: nothing,
  });
  expect(checkPorts(ports)).toBe(ports);
  expect(checkPorts({})).toEqual({});
  expect(checkPorts(given({ clock: undefined }))).toEqual({});
});

test.each(["navigate", "transport", "hasher", "random", "log"])("%s has to be a function", (name) => {
  const sentence = `@deposit/core: The port ${name} is of the wrong kind: it has to be a function.`;
  expect(() => checkPorts(given({ [name]: {} }))).toThrow(new TypeError(sentence));
});

test("the progress notifier has a sentence of its own (docs/platform/product.md 8.3)", () => {
  const sentence = "@deposit/core: The progress notifier is of the wrong kind: it has to be a function.";
  expect(() => checkPorts(given({ progress: { onProgress: nothing } }))).toThrow(new TypeError(sentence));
});

test.each([
  ["connectivity", "isOnline, onChange"],
  ["journal", "read, write, remove"],
  ["locks", "hold"],
  ["clock", "now, after"],
])("%s has to be an object with %s", (name, methods) => {
  const sentence = `@deposit/core: The port ${name} is of the wrong kind: it has to be an object with the methods ${methods}.`;
  for (const wrong of [null, 1, nothing, {}, { [methods.split(", ")[0] ?? ""]: 1 }])
    expect(() => checkPorts(given({ [name]: wrong }))).toThrow(new TypeError(sentence));
});

test("half of an object is not enough", () => {
  expect(() => checkPorts(given({ clock: { now: nothing } }))).toThrow("clock is of the wrong kind");
  expect(() => checkPorts(given({ journal: { read: nothing, write: nothing } }))).toThrow(
    "journal is of the wrong kind",
  );
});
