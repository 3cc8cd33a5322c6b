import type { Announcements } from "@dnd-kit/core";
import type { SortableLabels } from "./sortableLabels.ts";

/** The sentences read while a row is dragged, by name and position rather than by id. */
export function sortableAnnouncements({
  ids,
  nameOf,
  labels,
}: {
  ids: readonly string[];
  nameOf: (id: string) => string;
  labels: SortableLabels;
}): Announcements {
  const position = (id: unknown) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => labels.lifted(nameOf(String(active.id)), position(active.id), ids.length),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : labels.over(nameOf(String(active.id)), position(over.id), ids.length),
    onDragEnd: ({ active, over }) => labels.moved(nameOf(String(active.id)), position((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => labels.cancelled(nameOf(String(active.id))),
  };
}
