import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo, useEffect, useLayoutEffect } from "react";
import type { DraggableRows } from "./draggableRows.ts";

/** Props of {@link DraggedRow}. */
export interface DraggedRowProps {
  id: string;
  rows: DraggableRows;
  disabled: boolean;
  roleDescription: string;
}

/** Draws nothing: joins dragging to one row, which is drawn elsewhere and was there before. */
export const DraggedRow = memo(function DraggedRow({ id, rows, disabled, roleDescription }: DraggedRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
    attributes: { roleDescription },
  });
  useLayoutEffect(() => {
    const { row, handle } = rows.elementsOf(id);
    setNodeRef(row);
    setActivatorNodeRef(handle);
  });
  const moved = CSS.Translate.toString(transform);
  useLayoutEffect(() => {
    rows.tell(
      id,
      disabled
        ? null
        : {
            attributes,
            listeners: listeners ?? {},
            transform: moved,
            transition,
            isDragging,
          },
    );
  }, [rows, id, disabled, attributes, listeners, moved, transition, isDragging]);
  useLayoutEffect(() => () => rows.tell(id, null), [rows, id]);
  useEffect(() => {
    if (listeners === undefined) return;
    // The handle was pressed before dragging arrived, and still is.
    const event = rows.takePress(id);
    if (event !== null) listeners[event.type === "keydown" ? "onKeyDown" : "onPointerDown"]?.(event);
  }, [rows, id, listeners]);
  return null;
});
