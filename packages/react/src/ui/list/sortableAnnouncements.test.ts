import type { Active, Over } from "@dnd-kit/core";
import { expect, test } from "vitest";
import { sortableAnnouncements } from "./sortableAnnouncements.ts";

const said = sortableAnnouncements({
  ids: ["a", "b", "c"],
  nameOf: (id) => `Author ${id}`,
  labels: {
    lifted: (name, position, total) => `${name} lifted from ${position} of ${total}`,
    over: (name, position, total) => `${name} over ${position} of ${total}`,
    moved: (name, position, total) => `${name} moved to ${position} of ${total}`,
    cancelled: (name) => `${name} back where it was`,
  },
  lastOver: { current: null },
});
const rect = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
const row = (id: string): Active & Over => ({
  id,
  data: { current: {} },
  disabled: false,
  rect: Object.assign({ current: { initial: null, translated: null } }, rect),
});

test("a row is said where it is lifted, over each other one once, and where it is put down", () => {
  const active = row("b");
  expect(said.onDragStart({ active })).toBe("Author b lifted from 2 of 3");
  expect(said.onDragOver({ active, over: row("b") })).toBeUndefined();
  expect(said.onDragOver({ active, over: row("c") })).toBe("Author b over 3 of 3");
  expect(said.onDragOver({ active, over: row("c") })).toBeUndefined();
  expect(said.onDragEnd({ active, over: row("c") })).toBe("Author b moved to 3 of 3");
});

test("a row that is put down where it was lifted, or beside the list, is not said to be moved", () => {
  const active = row("b");
  expect(said.onDragEnd({ active, over: row("b") })).toBe("Author b back where it was");
  expect(said.onDragEnd({ active, over: null })).toBe("Author b back where it was");
});
