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
import { useRef, useState, type ReactNode } from "react";
import { classNames } from "./classNames.ts";
import type { MenuItem } from "./Menu.tsx";
import { sortableAnnouncements } from "./sortableAnnouncements.ts";
import type { SortableLabels } from "./sortableLabels.ts";
import { SortableRow, type SortableRowParts } from "./SortableRow.tsx";
import { useAnnounce } from "./useAnnounce.ts";

/** Props of {@link SortableList}. */
export interface SortableListProps<Item> {
  items: readonly Item[];
  /** A stable, unique key of the item; never its position. */
  getId: (item: Item) => string;
  /** The name the announcements call the item by. */
  getName: (item: Item, index: number) => string;
  /** Asked to move one item; positions count from 0. */
  onMove: (from: number, to: number) => void;
  /** Draws the inside of a row; places the handle and the menu where the row wants them. */
  renderItem: (item: Item, parts: SortableRowParts) => ReactNode;
  /** Actions of a row besides moving, such as edit and remove; drawn before and after the moves. */
  rowMenu?: ((item: Item, index: number) => readonly MenuItem[]) | undefined;
  labels: SortableLabels;
  /** Neither handle nor moves. @default false */
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list whose order matters, reordered by mouse, touch, keyboard (lift with space, move with arrows) or each
 * row's menu. Every move is announced with the item's name and its new position.
 */
export function SortableList<Item>({
  items,
  getId,
  getName,
  onMove,
  renderItem,
  rowMenu,
  labels,
  disabled = false,
  className,
}: SortableListProps<Item>) {
  const announce = useAnnounce();
  const lastOver = useRef<string | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(getId);
  const nameOf = (id: string) => {
    const index = ids.indexOf(id);
    const item = items[index];
    return item === undefined ? "" : getName(item, index);
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to === from || to < 0 || to >= items.length) return;
    onMove(from, to);
    announce(labels.moved(getName(item, from), to + 1, items.length));
  };
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
        onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol
          className={classNames("deposit-list", className)}
          aria-label={labels.list}
          data-state={lifted === null ? "idle" : "dragging"}
        >
          {items.map((item, index) => {
            const id = getId(item);
            return (
              <SortableRow
                key={id}
                id={id}
                index={index}
                total={items.length}
                name={getName(item, index)}
                labels={labels}
                disabled={disabled}
                extra={rowMenu?.(item, index)}
                onMove={move}
                render={(parts) => renderItem(item, parts)}
              />
            );
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
