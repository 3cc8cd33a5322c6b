import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { classNames } from "../dom/classNames.ts";
import { createDraggableRows, type HandlePress } from "./draggableRows.ts";
import { showDialog, useDialog } from "../dialog/useDialog.ts";
import { FILTERED_FROM } from "./filterRows.ts";
import { outletDialog } from "../lazy/lazyDialog.tsx";
import { LazyFailure } from "../lazy/LazyFailure.tsx";
import { lazyPart } from "../lazy/lazyPart.ts";
import { ListFilter } from "./ListFilter.tsx";
import type { MenuItem } from "../controls/Menu.tsx";
import { rowOf } from "./rowOf.ts";
import type { SortableLabels } from "./sortableLabels.ts";
import { SortableRow, type SortableRowParts } from "./SortableRow.tsx";
import { useUi } from "../root/useUi.ts";
import { useLazyPart } from "../lazy/useLazyPart.ts";
import { useLatest } from "../hooks/useLatest.ts";
import { useListFilter } from "./useListFilter.ts";
import { useListWindow } from "./useListWindow.tsx";

const MoveToPositionDialog = outletDialog(
  async () => (await import("./MoveToPositionDialog.tsx")).MoveToPositionDialog,
);

/** What the owner of a {@link SortableList} can ask of it. */
export interface SortableListHandle {
  /** Draws the row and scrolls to it, whatever the filter and the window leave out; its id. */
  reveal(id: string): void;
}

/** Props of {@link SortableList}. */
export interface SortableListProps<Item> {
  /** The same for a list that is drawn in place of this one, and no other's on the page: what is half typed goes on in it. */
  id: string;
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

// Loaded when a handle is about to be used; the rows are drawn without it, and can be moved by their menus.
const dragging = lazyPart(async () => (await import("./SortableDragging.tsx")).SortableDragging);
const preloadDragging = (): void => void dragging.load();

/**
 * A list whose order matters, reordered by mouse, touch, keyboard (lift with space, move with arrows) or each
 * row's menu. Every move is announced with the item's name and its new position. From ten rows on it has a filter; a
 * list of hundreds scrolls in a window of its own and draws only what is in view.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { id: list, items, getId, getName, labels, rowMenu, renderItem, disabled = false, className, handle } = props;
  const latest = useLatest(props);
  const { announce, stage } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ readonly id: string } | null>(null);
  const owner = `${list}-position`;
  const { open, close } = useDialog(owner);
  const positioned = open?.row ?? null;
  const [isDraggingWanted, setDraggingWanted] = useState(false);
  const [rows] = useState(createDraggableRows);
  const lazyDragging = useLazyPart(dragging, isDraggingWanted);
  const press = useCallback(
    (id: string, event: HandlePress) => {
      rows.press(id, event);
      setDraggingWanted(true);
      preloadDragging();
    },
    [rows],
  );
  const filter = useListFilter(items, getId, props.getText ?? getName);
  const { ids } = filter;
  const view = useListWindow(ids, panel, [lifted, focused, positioned], filter.query);
  const latestWindow = useLatest(view);
  const latestFilter = useLatest(filter);
  useImperativeHandle(handle, () => ({
    reveal(id) {
      // Drawn at once, since the focus goes there next.
      flushSync(() => {
        if (!ids.includes(id)) filter.setQuery("");
        setFocused(id);
      });
      latestWindow.current.scrollTo(latestFilter.current.ids.indexOf(id));
    },
  }));

  useEffect(() => {
    if (moved !== null) view.scrollTo(ids.indexOf(moved.id));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each move, not whenever the window scrolls
  }, [moved]);

  const askPosition = useCallback((row: string) => showDialog(stage, owner, "position", row), [stage, owner]);
  const nameOf = useCallback(
    (id: string) => {
      const index = latestFilter.current.indexOf(id);
      const item = latest.current.items[index];
      return item === undefined ? "" : latest.current.getName(item, index);
    },
    [latest, latestFilter],
  );
  const drop = useCallback(
    (id: string, over: string) => {
      const { indexOf } = latestFilter.current;
      latest.current.onMove(indexOf(id), indexOf(over));
    },
    [latest, latestFilter],
  );
  const drawn = useMemo(() => view.rows.flatMap(({ index }) => ids[index] ?? []), [view.rows, ids]);
  const move = useCallback(
    (from: number, to: number) => {
      const { items: all, onMove, getName: name, labels: words } = latest.current;
      const item = all[from];
      if (item === undefined || to === from || to < 0 || to >= all.length) return;
      const id = latest.current.getId(item);
      // Menu and dialog give the focus back to the row, wherever it goes: it must be drawn there.
      setFocused(id);
      setMoved({ id });
      onMove(from, to);
      announce(words.moved(name(item, from), to + 1, all.length));
    },
    [latest, announce],
  );
  return (
    <>
      {items.length < FILTERED_FROM && filter.query === "" ? null : (
        <ListFilter
          id={`${list}-filter`}
          query={filter.query}
          onQueryChange={filter.setQuery}
          shown={ids.length}
          total={items.length}
          labels={labels}
        />
      )}
      {ids.length === 0 ? <p className="deposit-muted">{labels.noneFiltered(filter.query)}</p> : null}
      <div className="deposit-list-frame" data-windowed={view.isWindowed || undefined}>
        <div
          ref={panel}
          className="deposit-list-panel"
          onFocus={(event) => setFocused(rowOf(event.target))}
          onBlur={(event) => {
            if (rowOf(event.relatedTarget) === null) setFocused(null);
          }}
        >
          <ol
            className={classNames("deposit-list", className)}
            aria-label={labels.list}
            data-state={lifted === null ? "idle" : "dragging"}
            // Of a known height: what is typed in a row moves nothing around the list, which is not laid out for it.
            style={view.height === undefined ? undefined : { blockSize: view.height, contain: "layout size" }}
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
                  rows={rows}
                  onHandleNear={preloadDragging}
                  onHandlePress={press}
                  rowMenu={rowMenu}
                  onMove={move}
                  onAskPosition={askPosition}
                  render={renderItem}
                />
              );
            })}
          </ol>
        </div>
      </div>
      {view.windowing}
      {lazyDragging.kind === "loaded" && !disabled ? (
        <lazyDragging.part
          ids={ids}
          drawn={drawn}
          rows={rows}
          nameOf={nameOf}
          labels={labels}
          disabled={filter.isNarrowed}
          onLift={setLifted}
          onDrop={drop}
        />
      ) : null}
      {lazyDragging.kind === "failed" && isDraggingWanted ? (
        <LazyFailure error={lazyDragging.error} onRetry={preloadDragging} onGiveUp={() => setDraggingWanted(false)} />
      ) : null}
      {positioned === null ? null : (
        <MoveToPositionDialog
          name={nameOf(positioned)}
          position={filter.indexOf(positioned) + 1}
          total={items.length}
          labels={labels}
          onMove={(position) => move(filter.indexOf(positioned), position - 1)}
          onClose={close}
          returnFocus={{
            get current() {
              return rows.elementsOf(positioned).row?.querySelector<HTMLElement>("[aria-haspopup]") ?? null;
            },
          }}
        />
      )}
    </>
  );
}
