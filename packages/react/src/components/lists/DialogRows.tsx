import type { FieldPath } from "@deposit/core";
import { type ReactNode, type RefObject, useCallback, useRef, useState } from "react";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import type { ListEntry, ListName } from "../../form/store/fieldName.ts";
import { rowFeedback } from "../../form/feedback/rowFeedback.ts";
import { useDepositFieldArray } from "../../form/lists/useDepositFieldArray.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import type { OpenedDialog } from "../../ui/dialog/dialogOutletStore.ts";
import { ownDialog, showDialog, useDialog } from "../../ui/dialog/useDialog.ts";
import { EmptyState } from "../../ui/display/EmptyState.tsx";
import type { IconName } from "../../ui/display/iconPaths.ts";
import type { LazyDialog } from "../../ui/lazy/lazyDialog.tsx";
import { SortableList } from "../../ui/list/SortableList.tsx";
import type { SortableRowParts } from "../../ui/list/SortableRow.tsx";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import { useUi } from "../../ui/root/useUi.ts";
import { DepositField } from "../fields/DepositField.tsx";
import { useRevealedList } from "./useRevealedList.ts";
import { useSortableLabels } from "./useSortableLabels.ts";
import { useUndoableRemoval } from "./useUndoableRemoval.tsx";

/** What the drawing of one row gets. */
export interface ListedRow {
  /** Path of the list. */
  readonly path: FieldPath;
  readonly name: string;
  readonly parts: SortableRowParts;
  readonly disabled: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** What the dialog that adds or edits a row gets. */
export interface RowDialogProps<Entry> {
  /** The row to edit; `null` to add one. */
  readonly entry: Entry | null;
  readonly entries: readonly Entry[];
  /** What the server said of this row. */
  readonly feedback: readonly ShownFeedback[];
  /** Adds the row, or puts it in the place of the one that is edited; leaves the dialog open. */
  readonly onSave: (entry: Entry) => void;
  /** The same, and closes the dialog. */
  readonly onDone: (entry: Entry) => void;
  readonly onClose: () => void;
  /** Opens the dialog of that name in place of this one, to add a row. */
  readonly onOther: (dialog: string) => void;
  /** Takes the focus afterwards where the button that opened the dialog is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** One of the dialogs in which a row is made, with the button that opens it. */
export interface RowDialog<Entry> extends Pick<LazyDialog<never>, "preloading"> {
  readonly addLabel: string;
  readonly renderDialog: (dialog: RowDialogProps<Entry>) => ReactNode;
}

/** Props of {@link DialogRows}. */
export interface DialogRowsProps<Name extends ListName> {
  readonly name: Name;
  readonly label: string;
  readonly help: ReactNode;
  /** Name of the list in announcements of moved rows. */
  readonly listName: string;
  readonly required?: boolean | undefined;
  /** What stands in place of the rows while there are none. */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string };
  /** Said when a row was added. @default "{name} added." */
  readonly addedText?: ((name: string) => string) | undefined;
  /** Beside the button below the rows, such as how many there are. */
  readonly note?: ((count: number) => string) | undefined;
  /** What a row is called; the same function at every drawing, so that the other rows are left alone. */
  readonly nameOf: (entry: ListEntry<Name>) => string;
  /** Draws a row; the same function at every drawing. */
  readonly renderRow: (entry: ListEntry<Name>, row: ListedRow) => ReactNode;
  /** The dialogs by name, in the order of their buttons. */
  readonly dialogs: Readonly<Record<string, RowDialog<ListEntry<Name>>>>;
  /** Name of the dialog that edits a row. */
  readonly dialogOf: (entry: ListEntry<Name>) => string;
}

/**
 * A list whose rows are made and edited in a dialog, or in one of several: add, edit, remove with undo, reorder by mouse,
 * touch, keyboard and menu, the server's words at their row. A change of one row draws that row alone.
 *
 * @example
 * <DialogRows name="metadata.rights" label={t("licenses.label")} help={t("licenses.help")} listName={t("licenses.listName")}
 *   empty={empty} nameOf={nameOf} renderRow={renderRow} dialogs={{ standard, custom }} dialogOf={dialogOf} />
 */
export function DialogRows<Name extends ListName>(props: DialogRowsProps<Name>) {
  type Entry = ListEntry<Name>;
  const { name, label, help, listName, required, empty, addedText, note, nameOf, renderRow, dialogs, dialogOf } = props;
  const t = useMessage();
  const { announce, stage } = useUi();
  const { field, entries, append, update, move, remove, restore, feedbackOf } = useDepositFieldArray(name, {
    required,
  });
  const { path, disabled } = field;
  const labels = useSortableLabels(listName, label);
  const focusField = useFocusField();
  const handle = useRevealedList(path);
  const focusRow = (key: string) => setTimeout(() => void focusField([...path, key]));
  const removal = useUndoableRemoval<Entry>({ remove, restore }, focusRow);
  const lastOpened = (): OpenedDialog | null => ownDialog(stage, name);
  const addButtons = useRef<Record<string, HTMLButtonElement | null>>({});
  const [returnFocus] = useState<RefObject<HTMLElement | null>>(() => ({
    get current() {
      return addButtons.current[lastOpened()?.dialog ?? ""] ?? null;
    },
  }));

  const openDialog = (dialog: string, row: string | null): void => {
    removal.forget();
    showDialog(stage, name, dialog, row);
  };
  const add = (entry: Entry): void => {
    append(entry);
    // A long list shows where it ends by now.
    setTimeout(() => handle.current?.reveal(entry.key));
    const rowName = nameOf(entry);
    announce(addedText?.(rowName) ?? t("search.added", { name: rowName }));
  };
  const latest = useLatest({ edit: (entry: Entry) => openDialog(dialogOf(entry), entry.key), remove: removal.remove });
  const renderItem = useCallback(
    (entry: Entry, parts: SortableRowParts) => {
      const rowName = nameOf(entry);
      const onEdit = (): void => latest.current.edit(entry);
      const onRemove = (): void => latest.current.remove(entry, rowName);
      return renderRow(entry, { path, name: rowName, parts, disabled, onEdit, onRemove });
    },
    [path, nameOf, renderRow, disabled, latest],
  );
  const addRow = disabled ? null : (
    <div className="deposit-row">
      {Object.entries(dialogs).map(([dialog, { addLabel, preloading }]) => (
        <Button
          key={dialog}
          ref={(button) => {
            addButtons.current[dialog] = button;
          }}
          icon="add"
          {...preloading}
          onClick={() => openDialog(dialog, null)}
        >
          {addLabel}
        </Button>
      ))}
    </div>
  );
  return (
    <DepositField name={name} field={field} label={label} help={help} group>
      {() => (
        <div
          className="deposit-stack"
          data-gap="small"
          onBlur={(event) => {
            // The focus is in the dialog of this list: the field was not left.
            if (lastOpened()?.isOpen === true) event.stopPropagation();
          }}
        >
          {entries.length === 0 ? (
            <EmptyState icon={empty.icon} title={empty.title} action={addRow}>
              {empty.text}
            </EmptyState>
          ) : (
            <>
              <SortableList
                id={field.inputProps.id}
                items={entries}
                getId={keyOf}
                getName={nameOf}
                handle={handle}
                onMove={(from, to) => {
                  const entry = entries[from];
                  if (entry !== undefined) move(entry.key, to);
                }}
                labels={labels}
                disabled={disabled}
                renderItem={renderItem}
              />
              <div className="deposit-row" data-between="">
                {addRow}
                {note === undefined ? null : (
                  <span className="deposit-muted deposit-small">{note(entries.length)}</span>
                )}
              </div>
            </>
          )}
          {removal.notice}
          <OpenRowDialog<Entry>
            owner={name}
            dialogs={dialogs}
            entries={entries}
            feedbackOf={(row) => rowFeedback(feedbackOf(row), path.length + 1)}
            onAdd={add}
            onUpdate={update}
            onOther={(dialog) => openDialog(dialog, null)}
            returnFocus={returnFocus}
          />
        </div>
      )}
    </DepositField>
  );
}

function keyOf({ key }: { readonly key: string }): string {
  return key;
}

interface OpenRowDialogProps<Entry> extends Pick<RowDialogProps<Entry>, "entries" | "onOther" | "returnFocus"> {
  readonly owner: string;
  readonly dialogs: Readonly<Record<string, RowDialog<Entry>>>;
  readonly feedbackOf: (row: string) => readonly ShownFeedback[];
  readonly onAdd: (entry: Entry) => void;
  readonly onUpdate: (entry: Entry) => void;
}

/** The dialog that is open, if one is: when it opens and closes, nothing of the list is drawn anew. */
function OpenRowDialog<Entry extends { readonly key: string }>(props: OpenRowDialogProps<Entry>) {
  const { owner, dialogs, entries, feedbackOf, onAdd, onUpdate, onOther, returnFocus } = props;
  const { open, close } = useDialog(owner);
  if (open === null) return null;
  // Without a row that is gone by now, what was typed for it becomes one.
  const opened = entries.find(({ key }) => key === open.row) ?? null;
  const onSave = opened === null ? onAdd : onUpdate;
  return dialogs[open.dialog]?.renderDialog({
    entry: opened,
    entries,
    feedback: opened === null ? [] : feedbackOf(opened.key),
    onSave,
    onDone(entry) {
      onSave(entry);
      close();
    },
    onClose: close,
    onOther,
    returnFocus,
  });
}
