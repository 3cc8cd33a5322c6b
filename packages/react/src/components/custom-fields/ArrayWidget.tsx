import type { Json } from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { asText } from "@deposit/core/internal";
import { isFilled } from "../../form/store/isFilled.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { SortableList } from "../../ui/list/SortableList.tsx";
import { useRevealedList } from "../lists/useRevealedList.ts";
import { useSortableLabels } from "../lists/useSortableLabels.ts";
import { useUndoableRemoval } from "../lists/useUndoableRemoval.tsx";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";
import { type ArrayRow, useArrayRows } from "./useArrayRows.ts";

/** Rows of fields, or of one line of text each: add, remove with undo, reorder. */
export function ArrayWidget(props: CustomWidgetProps) {
  const { definition, path, value, setValue, disabled, Subfield } = props;
  const t = useMessage();
  const { fields, addLabel = t("customFields.addRow") } = definition;
  const listName = typeof definition.label === "string" ? definition.label : t("customFields.rows");
  const { rows, add, remove, restore, move } = useArrayRows(value, setValue);
  const labels = useSortableLabels(listName);
  const focusField = useFocusField();
  const handle = useRevealedList(path, (index) => rows[Number(index)]?.key);
  // The row is drawn before it can be given the focus.
  const focusRow = (index: number): void => {
    setTimeout(() => void focusField([...path, String(index)]));
  };
  const removal = useUndoableRemoval<ArrayRow>({ remove, restore }, (_, index) => focusRow(index));
  const nameOf = (row: ArrayRow): string => t("customFields.row", { position: rows.indexOf(row) + 1 });
  const newRow: Json = fields === undefined ? "" : {};
  // Where the fields of a row stand beside each other, the labels of the first row are the headings of all.
  const width = fields?.reduce((sum, { columns = 16 }) => sum + columns, 0) ?? 0;
  const headings = width === 0 ? "none" : width > 16 ? "each" : "first";
  return (
    <div className="deposit-stack" data-gap="small">
      {rows.length === 0 ? null : (
        <SortableList
          id={props.inputProps.id}
          className="deposit-entry-rows"
          items={rows}
          getId={({ key }) => key}
          getName={nameOf}
          getText={textIn}
          handle={handle}
          onMove={move}
          labels={labels}
          disabled={disabled}
          renderItem={(row, parts) => (
            <div className="deposit-entry-row" role="group" aria-label={nameOf(row)} data-headings={headings}>
              {parts.handle}
              <div className="deposit-entry-row__fields">
                <div className="deposit-entry-row__cell" data-columns={12}>
                  {fields === undefined || (!isJsonObject(row.value) && isFilled(row.value)) ? (
                    <Subfield
                      path={[...path, String(parts.index)]}
                      definition={{ widget: "Input", label: nameOf(row), disabled }}
                    />
                  ) : (
                    <div className="deposit-grid-16">
                      {fields.map(({ name, columns, ...field }) => (
                        <div key={name} data-span={columns}>
                          <Subfield
                            path={[...path, String(parts.index), name]}
                            definition={{ ...field, disabled: disabled || field.disabled }}
                          />
                        </div>
                      ))}
                    </div>
                  )}
                </div>
              </div>
              {disabled ? null : (
                <div className="deposit-entry-row__actions">
                  {parts.menu}
                  <IconButton
                    icon="trash"
                    label={t("entry.remove", { name: nameOf(row) })}
                    onClick={() => removal.remove(row, nameOf(row))}
                  />
                </div>
              )}
            </div>
          )}
        />
      )}
      {disabled ? null : (
        <div>
          <Button
            icon="add"
            size="sm"
            onClick={() => {
              removal.forget();
              add(newRow);
              focusRow(rows.length);
            }}
          >
            {addLabel}
          </Button>
        </div>
      )}
      {removal.notice}
    </div>
  );
}

/** What stands in a row, to be found by. */
function textIn({ value }: ArrayRow): string {
  return (isJsonObject(value) ? Object.values(value) : [value]).map(wordsOf).join(" ");
}

function wordsOf(part: Json | undefined): string {
  return typeof part === "object" ? JSON.stringify(part) : asText(part);
}
