import { useMemo } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import type { SortableLabels } from "../../ui/list/sortableLabels.ts";

/** The words of a reorderable list in the reader's language; `list` is the name of the list, `label` what stands over it. */
export function useSortableLabels(list: string, label = list): SortableLabels {
  const t = useMessage();
  return useMemo(
    () => ({
      list,
      handle: (name) => t("sortable.handle", { name }),
      roleDescription: t("sortable.role"),
      instructions: t("sortable.instructions"),
      menu: (name) => t("sortable.menu", { name }),
      moveUp: t("sortable.moveUp"),
      moveDown: t("sortable.moveDown"),
      moveToTop: t("sortable.moveToTop"),
      moveToBottom: t("sortable.moveToBottom"),
      moveToPosition: t("sortable.moveToPosition"),
      positionTitle: (name) => t("sortable.positionTitle", { name }),
      positionLabel: (total) => t("sortable.positionLabel", { total }),
      positionRefused: (total) => t("sortable.positionRefused", { total }),
      applyPosition: t("sortable.applyPosition"),
      cancelPosition: t("form.cancel"),
      filter: t("list.filter", { list: label }),
      clearFilter: t("list.clearFilter"),
      filtered: (shown, total) => t("list.filtered", { shown, total }),
      noneFiltered: (query) => t("list.noneFiltered", { query }),
      lifted: (name, position, total) => t("sortable.lifted", { name, position, total }),
      over: (name, position, total) => t("sortable.over", { name, position, total }),
      moved: (name, position, total) => t("sortable.moved", { name, position, total }),
      cancelled: (name) => t("sortable.cancelled", { name }),
    }),
    [t, list, label],
  );
}
