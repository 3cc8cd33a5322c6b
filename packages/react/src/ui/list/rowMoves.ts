import type { MenuItem } from "../controls/Menu.tsx";
import type { SortableLabels } from "./sortableLabels.ts";

/** From this length on a row can be told its position. */
const ASKED_FROM = 5;

interface MovedRow {
  /** Place in the whole list, counted from 0. */
  readonly index: number;
  readonly total: number;
  readonly labels: Pick<SortableLabels, "moveUp" | "moveDown" | "moveToTop" | "moveToBottom" | "moveToPosition">;
  readonly onMove: (from: number, to: number) => void;
  readonly onAskPosition: () => void;
}

/** The moves that the menu of one row offers. */
export function rowMoves({ index, total, labels, onMove, onAskPosition }: MovedRow): readonly MenuItem[] {
  if (total < 2) return [];
  const last = total - 1;
  const move = (to: number) => () => onMove(index, to);
  const isFirst = index === 0;
  const isLast = index === last;
  const moves: readonly MenuItem[] = [
    { id: "up", label: labels.moveUp, icon: "arrowUp", disabled: isFirst, onSelect: move(index - 1) },
    { id: "down", label: labels.moveDown, icon: "arrowDown", disabled: isLast, onSelect: move(index + 1) },
    { id: "top", label: labels.moveToTop, icon: "arrowTop", disabled: isFirst, onSelect: move(0) },
    { id: "bottom", label: labels.moveToBottom, icon: "arrowBottom", disabled: isLast, onSelect: move(last) },
  ];
  if (total < ASKED_FROM) return moves;
  return [...moves, { id: "position", label: labels.moveToPosition, icon: "handle", onSelect: onAskPosition }];
}
