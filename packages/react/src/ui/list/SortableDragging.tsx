import {
  type Announcements,
  closestCenter,
  DndContext,
  PointerSensor,
  TraversalOrder,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
  type Modifier,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { memo, useRef, useState } from "react";
import { isActive } from "../dom/isActive.ts";
import { useUi } from "../root/useUi.ts";
import { DraggedRow } from "./DraggedRow.tsx";
import type { DraggableRows } from "./draggableRows.ts";
import { LiftingSensor } from "./LiftingSensor.ts";
import { sortableAnnouncements } from "./sortableAnnouncements.ts";
import type { SortableLabels } from "./sortableLabels.ts";

/** Props of {@link SortableDragging}. */
export interface SortableDraggingProps {
  /** Ids of the rows in their order, and of those that are drawn. */
  ids: string[];
  drawn: readonly string[];
  rows: DraggableRows;
  nameOf: (id: string) => string;
  labels: SortableLabels;
  disabled: boolean;
  /** Told of the row that is dragged, `null` when none is any more. */
  onLift: (id: string | null) => void;
  /** Asked to put a row where another one stands. */
  onDrop: (id: string, over: string) => void;
}

// The same objects at every drawing: new ones would draw every row anew.
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: moveByArrows };
// They would scroll the list from under a lifted row, which would come to lie anywhere.
const scrollingKeys = ["Home", "End", "PageUp", "PageDown"];
// At the edge of a list in a window of its own the list scrolls, not the page away from under the pointer.
const listFirst = { order: TraversalOrder.ReversedTreeOrder };
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
// The library's own live region comes with dragging: what is lifted by the press that fetched it would not be read there.
const unsaid = (): undefined => undefined;
const silent: Announcements = { onDragStart: unsaid, onDragOver: unsaid, onDragEnd: unsaid, onDragCancel: unsaid };

/** Dragging for the rows of a {@link SortableList}; drawn beside them. */
export const SortableDragging = memo(function SortableDragging({
  ids,
  drawn,
  rows,
  nameOf,
  labels,
  disabled,
  onLift,
  onDrop,
}: SortableDraggingProps) {
  const lastOver = useRef<string | null>(null);
  const [isHeld, setHeld] = useState(true);
  const { announce } = useUi();
  const sentences = sortableAnnouncements({ ids, nameOf, labels, lastOver });
  const say = (sentence: string | undefined): void => {
    if (sentence !== undefined) announce(sentence);
  };
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(LiftingSensor, keyboard));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      autoScroll={listFirst}
      accessibility={{
        announcements: silent,
        screenReaderInstructions: { draggable: labels.instructions },
        // To the handle of the row, which is drawn elsewhere by then; not where the focus had left it for another field.
        restoreFocus: isHeld,
      }}
      onDragStart={(event) => {
        say(sentences.onDragStart(event));
        setHeld(true);
        onLift(String(event.active.id));
      }}
      onDragOver={(event) => say(sentences.onDragOver(event))}
      onDragCancel={(event) => {
        const { active } = event;
        say(sentences.onDragCancel(event));
        const { handle } = rows.elementsOf(String(active.id));
        setHeld(handle !== null && isActive(handle));
        onLift(null);
      }}
      onDragEnd={(event) => {
        const { active, over } = event;
        say(sentences.onDragEnd(event));
        onLift(null);
        if (over !== null && over.id !== active.id) onDrop(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        {drawn.map((id) => (
          <DraggedRow key={id} id={id} rows={rows} disabled={disabled} roleDescription={labels.roleDescription} />
        ))}
      </SortableContext>
    </DndContext>
  );
});

function moveByArrows(
  ...[event, dragging]: Parameters<KeyboardCoordinateGetter>
): ReturnType<KeyboardCoordinateGetter> {
  if (scrollingKeys.includes(event.key)) event.preventDefault();
  return sortableKeyboardCoordinates(event, dragging);
}
