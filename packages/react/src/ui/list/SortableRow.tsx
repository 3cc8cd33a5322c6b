import { memo, useCallback, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { DraggableRows, HandlePress } from "./draggableRows.ts";
import { Icon } from "../display/Icon.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { Menu, type MenuItem } from "../controls/Menu.tsx";
import { rowMoves } from "./rowMoves.ts";
import type { SortableLabels } from "./sortableLabels.ts";

/** What a row of a {@link SortableList} places in its drawing. */
export interface SortableRowParts {
  /** The grip that lifts the row; `null` when the list is disabled, or has no other row. */
  handle: ReactNode;
  /** The button with the moves and the row's own actions; `null` when there is nothing in it. */
  menu: ReactNode;
  /** Place in the whole list, counted from 0. */
  index: number;
  /** What the row is called in announcements and on its buttons. */
  name: string;
  dragging: boolean;
}

interface SortableRowProps<Item> {
  id: string;
  item: Item;
  index: number;
  total: number;
  /** Pixels from the top of a windowed list; `undefined` in the flow. */
  start: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Its place among the rows that a filter left, where it left some out. */
  setIndex: number;
  setSize: number;
  name: string;
  labels: SortableLabels;
  disabled: boolean;
  /** Not every row is there to be dragged over. */
  filtered: boolean;
  /** Dragging, which may come later than the row. */
  rows: DraggableRows;
  /** Told that the handle is near being used, and that it was pressed before dragging had come. */
  onHandleNear: () => void;
  onHandlePress: (id: string, event: HandlePress) => void;
  rowMenu: ((item: Item, index: number) => readonly MenuItem[]) | undefined;
  onMove: (from: number, to: number) => void;
  onAskPosition: (id: string) => void;
  render: (item: Item, parts: SortableRowParts) => ReactNode;
}

const none: readonly MenuItem[] = [];

/** The keys that lift a row. */
const LIFTING = [" ", "Enter"];

/** One row of a {@link SortableList}. Drawn anew only when its item, its place or how it is drawn changes. */
export const SortableRow = memo(function SortableRow<Item>({
  id,
  item,
  index,
  total,
  start,
  measure,
  setIndex,
  setSize,
  name,
  labels,
  disabled,
  filtered,
  rows,
  onHandleNear,
  onHandlePress,
  rowMenu,
  onMove,
  onAskPosition,
  render,
}: SortableRowProps<Item>) {
  const dragging = useSyncExternalStore(
    useCallback((listener: () => void) => rows.subscribe(id, listener), [rows, id]),
    () => rows.draggingOf(id),
    () => null,
  );
  const isDragging = dragging?.isDragging ?? false;
  const node = useCallback(
    (element: HTMLElement | null) => {
      rows.setRow(id, element);
      measure?.(element);
    },
    [rows, id, measure],
  );
  const grip = useCallback((element: HTMLElement | null) => rows.setHandle(id, element), [rows, id]);
  // A single row goes nowhere, and has no menu of moves.
  const stays = disabled || filtered || total < 2;
  const handle = useMemo(() => {
    if (stays) return null;
    const press = (event: HandlePress): void => onHandlePress(id, event);
    return (
      <button
        type="button"
        ref={grip}
        aria-roledescription={labels.roleDescription}
        onFocus={onHandleNear}
        onPointerEnter={onHandleNear}
        onPointerDown={press}
        onKeyDown={(event) => (LIFTING.includes(event.key) ? press(event) : undefined)}
        {...dragging?.attributes}
        {...dragging?.listeners}
        className="deposit-handle"
        aria-label={labels.handle(name)}
        data-owns-escape={isDragging ? "" : undefined}
      >
        <Icon name="handle" />
      </button>
    );
  }, [stays, grip, labels, onHandleNear, onHandlePress, id, dragging, isDragging, name]);
  const extra = rowMenu?.(item, index) ?? none;
  const menu = useMemo(() => {
    const moves = disabled ? [] : rowMoves({ index, total, labels, onMove, onAskPosition: () => onAskPosition(id) });
    const items = [...extra.filter((entry) => !entry.danger), ...moves, ...extra.filter((entry) => entry.danger)];
    if (items.length === 0) return null;
    return <Menu trigger={<IconButton icon="more" label={labels.menu(name)} />} items={items} />;
  }, [disabled, index, total, labels, onMove, onAskPosition, id, extra, name]);
  return (
    <li
      ref={node}
      className="deposit-list__item"
      data-index={setIndex}
      data-row={id}
      data-state={isDragging ? "dragging" : "idle"}
      aria-posinset={setIndex + 1}
      aria-setsize={setSize}
      style={{
        transform: dragging?.transform,
        transition: dragging?.transition,
        ...(start === undefined ? {} : { position: "absolute", insetBlockStart: start, insetInline: 0 }),
      }}
    >
      {render(item, { handle, menu, index, name, dragging: isDragging })}
    </li>
  );
}) as <Item>(props: SortableRowProps<Item>) => ReactNode;
