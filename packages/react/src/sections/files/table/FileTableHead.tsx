import { useMessage } from "../../../i18n/useMessage.ts";
import { Icon } from "../../../ui/display/Icon.tsx";
import { useUi } from "../../../ui/root/useUi.ts";
import { VisuallyHidden } from "../../../ui/display/VisuallyHidden.tsx";
import { type FileColumn, type FileOrder, nextOrder } from "./fileOrder.ts";

interface FileTableHeadProps {
  order: FileOrder | null;
  onOrder: (order: FileOrder | null) => void;
  /** Absent if files cannot be selected. */
  selection: { readonly state: "all" | "some" | "none"; readonly label: string } | undefined;
  onSelectAll: (isSelected: boolean) => void;
  hasActions: boolean;
}

const columns: readonly FileColumn[] = ["name", "size", "status"];

/** The head of the table: a checkbox to select all files, and buttons to sort by a column. */
export function FileTableHead({ order, onOrder, selection, onSelectAll, hasActions }: FileTableHeadProps) {
  const t = useMessage();
  const { announce } = useUi();
  const sortBy = (column: FileColumn): void => {
    const next = nextOrder(order, column);
    onOrder(next);
    announce(t(`files.sorted.${next?.direction ?? "none"}`, { column: t(`files.column.${column}`) }));
  };
  return (
    <div role="rowgroup" className="deposit-files__head">
      <div role="row" className="deposit-files__headings" aria-rowindex={1}>
        {selection === undefined ? null : (
          <div role="columnheader" className="deposit-file__select">
            <label className="deposit-file__tick">
              <input
                type="checkbox"
                className="deposit-checkbox__control"
                ref={(box) => {
                  if (box !== null) box.indeterminate = selection.state === "some";
                }}
                checked={selection.state === "all"}
                onChange={(event) => onSelectAll(event.target.checked)}
                aria-label={selection.label}
              />
            </label>
          </div>
        )}
        {columns.map((column) => {
          const direction = order?.column === column ? order.direction : "none";
          return (
            <div role="columnheader" aria-sort={direction} key={column}>
              <button type="button" className="deposit-files__sort" onClick={() => sortBy(column)}>
                {t(`files.column.${column}`)}
                {direction === "none" ? null : (
                  <Icon name={direction === "ascending" ? "arrowUp" : "arrowDown"} size={12} />
                )}
              </button>
            </div>
          );
        })}
        {hasActions ? (
          <div role="columnheader" className="deposit-file__actions">
            <VisuallyHidden>{t("files.column.actions")}</VisuallyHidden>
          </div>
        ) : null}
      </div>
    </div>
  );
}
