import type { FieldPath } from "@deposit/core";
import { pathKey } from "@deposit/core/internal";
import { type ComponentType, useCallback, useMemo, type ReactNode } from "react";
import type { ListEntry, ListName } from "../../form/store/fieldName.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { useDebouncedFieldArray } from "../../form/lists/useDebouncedFieldArray.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/display/EmptyState.tsx";
import type { IconName } from "../../ui/display/iconPaths.ts";
import { SortableList } from "../../ui/list/SortableList.tsx";
import type { SortableRowParts } from "../../ui/list/SortableRow.tsx";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import { DepositField } from "../fields/DepositField.tsx";
import { EntryFieldsRow } from "../fields/EntryFieldsRow.tsx";
import { useRevealedList } from "./useRevealedList.ts";
import { useSortableLabels } from "./useSortableLabels.ts";
import { useUndoableRemoval } from "./useUndoableRemoval.tsx";

/** What the fields of one row get. */
export interface EntryFieldsProps<Entry> {
  readonly entry: Entry;
  /** What the row holds by now. */
  readonly now: () => Entry;
  /** Path of the row. */
  readonly path: FieldPath;
  /** Changes some of the row's fields; stays the same function. */
  readonly change: (part: Partial<Omit<Entry, "key">>) => void;
  readonly disabled: boolean;
}

/** Props of {@link EntryRows}. */
export interface EntryRowsProps<Name extends ListName> {
  readonly name: Name;
  readonly label: string;
  /** Where the card's heading says the same to the eye. @default false */
  readonly hideLabel?: boolean | undefined;
  readonly help?: ReactNode;
  /** Words of the button that adds a row. */
  readonly addLabel: string;
  /** What stands in place of the rows while there are none; without it only the button does. */
  readonly empty?: { readonly icon: IconName; readonly title: string; readonly text: string } | undefined;
  /** A row in which nothing is written yet, with a key of its own (`newRowKey`). */
  readonly newEntry: () => ListEntry<Name>;
  /** What the row is called in announcements and on its buttons. */
  readonly nameOf: (entry: ListEntry<Name>, index: number) => string;
  /** Draws the fields of one row; the same component at every drawing, so that the other rows are left alone. */
  readonly Fields: ComponentType<EntryFieldsProps<ListEntry<Name>>>;
  /**
   * The fields hold what is typed in them (`useUncontrolledText`): a letter draws nothing, and `entry` is the row as it was when the
   * typing last paused.
   *
   * @default false
   */
  readonly settled?: boolean | undefined;
}

/**
 * A list whose rows are edited where they stand: add, remove with undo, reorder by mouse, touch, keyboard and menu, the
 * server's words at their row. Typing in one row draws that row alone.
 *
 * @example
 * <EntryRows name="metadata.references" label={t("references.label")} addLabel={t("references.add")}
 *   newEntry={() => ({ key: newRowKey(), reference: "" })} nameOf={nameOf} Fields={ReferenceFields} />
 */
export function EntryRows<Name extends ListName>(props: EntryRowsProps<Name>) {
  type Entry = ListEntry<Name>;
  const { name, label, hideLabel, help, addLabel, empty, newEntry, nameOf, Fields, settled = false } = props;
  const { feedback } = useDepositContext();
  const { field, entries, append, change, move, remove, restore, read, settle } = useDebouncedFieldArray(name);
  const { path, disabled } = field;
  const labels = useSortableLabels(label);
  const focusField = useFocusField();
  const handle = useRevealedList(path);
  // The row is drawn before it can be given the focus.
  const focusRow = (key: string) => setTimeout(() => void focusField([...path, key]));
  const removal = useUndoableRemoval<Entry>({ remove, restore }, focusRow);
  const latest = useLatest({ removal, entries, move });

  const add = (): void => {
    removal.forget();
    const entry = newEntry();
    append(entry);
    focusRow(entry.key);
  };
  const removeRow = useCallback(
    (entry: Entry, rowName: string) => latest.current.removal.remove(entry, rowName),
    [latest],
  );
  const renderRow = useCallback(
    (entry: Entry, parts: SortableRowParts) => (
      <EntryFieldsRow
        list={path}
        entry={entry}
        read={read}
        parts={parts}
        disabled={disabled}
        settled={settled}
        change={change}
        onRemove={removeRow}
        onLeave={settle}
        Fields={Fields}
      />
    ),
    [path, read, disabled, settled, change, removeRow, settle, Fields],
  );
  // A row that is added later was not left yet: what is shown are the rows of now, not the list for ever.
  const left = useMemo(
    () => ({
      ...field,
      onBlur: () => feedback.reveal(...latest.current.entries.map(({ key }) => [...path, key])),
    }),
    [field, feedback, path, latest],
  );
  const button = disabled ? null : (
    <Button icon="add" onClick={add}>
      {addLabel}
    </Button>
  );
  return (
    <DepositField name={name} field={left} label={label} hideLabel={hideLabel} help={help} group>
      {() => (
        <div className="deposit-stack" data-gap="small" data-deposit-list={pathKey(path)}>
          {entries.length === 0 ? (
            empty === undefined ? (
              <div>{button}</div>
            ) : (
              <EmptyState icon={empty.icon} title={empty.title} action={button}>
                {empty.text}
              </EmptyState>
            )
          ) : (
            <>
              <SortableList
                id={field.inputProps.id}
                className="deposit-entry-rows"
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
                renderItem={renderRow}
              />
              <div>{button}</div>
            </>
          )}
          {removal.notice}
        </div>
      )}
    </DepositField>
  );
}

function keyOf({ key }: { readonly key: string }): string {
  return key;
}
