import type { Announcements } from "@dnd-kit/core";
import type { SortableLabels } from "./sortableLabels.ts";

/** The sentences read while a row is dragged, by name and position rather than by id. */
export function sortableAnnouncements({
  ids,
  nameOf,
  labels,
  lastOver,
}: {
  ids: readonly string[];
  nameOf: (id: string) => string;
  labels: Pick<SortableLabels, "lifted" | "over" | "moved" | "cancelled">;
  /** The row the dragged one was last said to be over; lifting it counts as its own. */
  lastOver: { current: string | null };
}): Announcements {
  const position = (id: unknown) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => {
      lastOver.current = String(active.id);
      return labels.lifted(nameOf(String(active.id)), position(active.id), ids.length);
    },
    onDragOver: ({ active, over }) => {
      // Right after lifting, a row is over itself: saying so would cut off that it was lifted.
      if (over === null || String(over.id) === lastOver.current) return undefined;
      lastOver.current = String(over.id);
      return labels.over(nameOf(String(active.id)), position(over.id), ids.length);
    },
    onDragEnd: ({ active, over }) =>
      over === null || over.id === active.id
        ? labels.cancelled(nameOf(String(active.id)))
        : labels.moved(nameOf(String(active.id)), position(over.id), ids.length),
    onDragCancel: ({ active }) => labels.cancelled(nameOf(String(active.id))),
  };
}
