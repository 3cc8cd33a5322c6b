import { expect, test, vi } from "vitest";
import { rowMoves } from "./rowMoves.ts";

const labels = {
  moveUp: "up",
  moveDown: "down",
  moveToTop: "top",
  moveToBottom: "bottom",
  moveToPosition: "position",
};

/** The moves of one row, and where each that is offered takes it. */
function movesOf(index: number, total: number): Record<string, unknown> {
  const onMove = vi.fn();
  const moves = rowMoves({ index, total, labels, onMove, onAskPosition: () => onMove(index, "asked") });
  return Object.fromEntries(
    moves.map(({ id, disabled, onSelect }) => {
      if (disabled === true) return [id, "not offered"];
      onSelect();
      expect(onMove.mock.lastCall?.[0]).toBe(index);
      return [id, onMove.mock.lastCall?.[1]];
    }),
  );
}

test("a row goes one up, one down, to the top or to the bottom", () => {
  expect(movesOf(2, 4)).toEqual({ up: 1, down: 3, top: 0, bottom: 3 });
});

test("the first row goes up no further, the last one not down", () => {
  expect(movesOf(0, 3)).toEqual({ up: "not offered", down: 1, top: "not offered", bottom: 2 });
  expect(movesOf(2, 3)).toEqual({ up: 1, down: "not offered", top: 0, bottom: "not offered" });
});

test("a row of five or more may be given its place, one alone goes nowhere", () => {
  expect(movesOf(1, 4)).not.toHaveProperty("position");
  expect(movesOf(1, 5)).toHaveProperty("position", "asked");
  expect(movesOf(0, 1)).toEqual({});
});
