import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { Menu, type MenuItem } from "./Menu.tsx";
import type { SortableLabels } from "./sortableLabels.ts";

/** What a row of a {@link SortableList} places in its drawing. */
export interface SortableRowParts {
  /** The grip that lifts the row; `null` when the list is disabled. */
  handle: ReactNode;
  /** The button with the moves and the row's own actions; `null` when there is nothing in it. */
  menu: ReactNode;
  index: number;
  dragging: boolean;
}

interface SortableRowProps {
  id: string;
  index: number;
  total: number;
  name: string;
  labels: SortableLabels;
  disabled: boolean;
  extra: readonly MenuItem[] | undefined;
  onMove: (from: number, to: number) => void;
  render: (parts: SortableRowParts) => ReactNode;
}

/** One row of a {@link SortableList}. */
export function SortableRow({
  id,
  index,
  total,
  name,
  labels,
  disabled,
  extra = [],
  onMove,
  render,
}: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
    attributes: { roleDescription: labels.roleDescription },
  });
  const last = total - 1;
  const moves: MenuItem[] =
    disabled || total < 2
      ? []
      : [
          {
            id: "up",
            label: labels.moveUp,
            icon: "arrowUp",
            disabled: index === 0,
            onSelect: () => onMove(index, index - 1),
          },
          {
            id: "down",
            label: labels.moveDown,
            icon: "arrowDown",
            disabled: index === last,
            onSelect: () => onMove(index, index + 1),
          },
          {
            id: "top",
            label: labels.moveToTop,
            icon: "arrowTop",
            disabled: index === 0,
            onSelect: () => onMove(index, 0),
          },
          {
            id: "bottom",
            label: labels.moveToBottom,
            icon: "arrowBottom",
            disabled: index === last,
            onSelect: () => onMove(index, last),
          },
        ];
  const items = [...extra.filter((item) => !item.danger), ...moves, ...extra.filter((item) => item.danger)];
  const handle = disabled ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      className="deposit-handle"
      aria-label={labels.handle(name)}
      data-owns-escape={isDragging ? "" : undefined}
    >
      <Icon name="handle" />
    </button>
  );
  const menu =
    items.length === 0 ? null : <Menu trigger={<IconButton icon="more" label={labels.menu(name)} />} items={items} />;
  return (
    <li
      ref={setNodeRef}
      className="deposit-list__item"
      data-state={isDragging ? "dragging" : "idle"}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {render({ handle, menu, index, dragging: isDragging })}
    </li>
  );
}
