import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useCallback, useImperativeHandle, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { classNames } from "./classNames.ts";
import { FILTERED_FROM } from "./filterRows.ts";
import { lateDialog } from "./lateDialog.tsx";
import { ListFilter } from "./ListFilter.tsx";
import type { MenuItem } from "./Menu.tsx";
import { rowOf } from "./rowOf.ts";
import { sortableAnnouncements } from "./sortableAnnouncements.ts";
import type { SortableLabels } from "./sortableLabels.ts";
import { SortableRow, type SortableRowParts } from "./SortableRow.tsx";
import { useAnnounce } from "./useAnnounce.ts";
import { useLatest } from "./useLatest.ts";
import { useListFilter } from "./useListFilter.ts";
import { useListWindow } from "./useListWindow.ts";

const MoveToPositionDialog = lateDialog(async () => (await import("./MoveToPositionDialog.tsx")).MoveToPositionDialog);

/** What the owner of a {@link SortableList} can ask of it. */
export interface SortableListHandle {
  /** Draws the row and scrolls to it, whatever the filter and the window leave out; its id. */
  reveal(id: string): void;
}

/** Props of {@link SortableList}. */
export interface SortableListProps<Item> {
  items: readonly Item[];
  /** A stable, unique key of the item; never its position. */
  getId: (item: Item) => string;
  /** The name the announcements call the item by. */
  getName: (item: Item, index: number) => string;
  /** What the filter looks through. @default the name */
  getText?: ((item: Item) => string) | undefined;
  /** Asked to move one item; positions count from 0. */
  onMove: (from: number, to: number) => void;
  /**
   * Draws the inside of a row; places the handle and the menu where the row wants them. Give the same function while it
   * draws the same: rows whose item did not change are then not drawn anew.
   */
  renderItem: (item: Item, parts: SortableRowParts) => ReactNode;
  /** Actions of a row besides moving, such as edit and remove; drawn before and after the moves. */
  rowMenu?: ((item: Item, index: number) => readonly MenuItem[]) | undefined;
  labels: SortableLabels;
  /** Neither handle nor moves. @default false */
  disabled?: boolean | undefined;
  className?: string | undefined;
  handle?: RefObject<SortableListHandle | null> | undefined;
}

// The same objects at every drawing: new ones would draw every row anew.
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list whose order matters, reordered by mouse, touch, keyboard (lift with space, move with arrows) or each
 * row's menu. Every move is announced with the item's name and its new position. From ten rows on it has a filter; a
 * list of hundreds scrolls in a window of its own and draws only what is in view.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, getId, getName, labels, rowMenu, renderItem, disabled = false, className, handle } = props;
  const latest = useLatest(props);
  const announce = useAnnounce();
  const panel = useRef<HTMLDivElement>(null);
  const lastOver = useRef<string | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [positioned, setPositioned] = useState<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const filter = useListFilter(items, getId, props.getText ?? getName);
  const { ids } = filter;
  const view = useListWindow(ids, panel, [lifted, focused]);
  useImperativeHandle(handle, () => ({
    reveal(id) {
      // Drawn at once, since the focus goes there next.
      flushSync(() => {
        if (!ids.includes(id)) filter.setQuery("");
        setFocused(id);
      });
      view.scrollTo(ids.indexOf(id));
    },
  }));

  const nameOf = (id: string) => {
    const index = filter.indexOf(id);
    const item = items[index];
    return item === undefined ? "" : getName(item, index);
  };
  const move = useCallback(
    (from: number, to: number) => {
      const { items: rows, onMove, getName: name, labels: words } = latest.current;
      const item = rows[from];
      if (item === undefined || to === from || to < 0 || to >= rows.length) return;
      onMove(from, to);
      announce(words.moved(name(item, from), to + 1, rows.length));
    },
    [latest, announce],
  );
  const windowed = view.height !== undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={{
        announcements: sortableAnnouncements({ ids, nameOf, labels, lastOver }),
        screenReaderInstructions: { draggable: labels.instructions },
      }}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ active, over }) => {
        setLifted(null);
        if (over === null || over.id === active.id) return;
        props.onMove(filter.indexOf(String(active.id)), filter.indexOf(String(over.id)));
      }}
    >
      {items.length < FILTERED_FROM && filter.query === "" ? null : (
        <ListFilter
          query={filter.query}
          onQueryChange={filter.setQuery}
          shown={ids.length}
          total={items.length}
          labels={labels}
        />
      )}
      {ids.length === 0 ? <p className="deposit-muted">{labels.noneFiltered(filter.query)}</p> : null}
      <SortableContext items={filter.ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <div
          ref={panel}
          className="deposit-list-panel"
          data-windowed={windowed || undefined}
          onFocus={(event) => setFocused(rowOf(event.target))}
          onBlur={(event) => {
            if (rowOf(event.relatedTarget) === null) setFocused(null);
          }}
        >
          <ol
            className={classNames("deposit-list", className)}
            aria-label={labels.list}
            data-state={lifted === null ? "idle" : "dragging"}
            style={windowed ? { blockSize: view.height } : undefined}
            hidden={ids.length === 0}
          >
            {view.rows.map(({ index: place, start }) => {
              const id = ids[place] ?? "";
              const index = filter.indexOf(id);
              const item = items[index];
              if (item === undefined) return null;
              return (
                <SortableRow
                  key={id}
                  id={id}
                  item={item}
                  index={index}
                  total={items.length}
                  start={start}
                  measure={view.measure}
                  setIndex={place}
                  setSize={ids.length}
                  name={getName(item, index)}
                  labels={labels}
                  disabled={disabled}
                  filtered={filter.isNarrowed}
                  rowMenu={rowMenu}
                  onMove={move}
                  onAskPosition={setPositioned}
                  render={renderItem}
                />
              );
            })}
          </ol>
        </div>
      </SortableContext>
      {positioned === null ? null : (
        <MoveToPositionDialog
          name={nameOf(positioned)}
          position={filter.indexOf(positioned) + 1}
          total={items.length}
          labels={labels}
          onMove={(position) => move(filter.indexOf(positioned), position - 1)}
          onClose={() => setPositioned(null)}
        />
      )}
    </DndContext>
  );
}
