import { useMemo, useSyncExternalStore } from "react";
import { createDebouncedRows } from "./createDebouncedRows.ts";
import { type FieldValue, type ListEntry, type ListName, readField } from "../store/fieldName.ts";
import { useDepositContext } from "../session/useDepositContext.ts";
import { type FieldArrayActions, useFieldArrayActions } from "./useFieldArrayActions.ts";
import { type Field, useFieldOf } from "../field/useField.ts";

/** A list whose rows draw what is typed in them themselves. */
export type DebouncedFieldArray<Name extends ListName> = FieldArrayActions<Name> & {
  readonly field: Field<FieldValue<Name>>;
  /** The rows as they were when the typing last paused; always those that there are. */
  readonly entries: readonly ListEntry<Name>[];
  /** A row was left: what was typed in it is taken over at once. */
  readonly settle: () => void;
};

/**
 * As `useDepositFieldArray`, of rows that draw themselves (`useEntry`): renders when rows come, go or move, and once the typing in
 * one pauses. A host's widget for the list is given every change at once.
 */
export function useDebouncedFieldArray<Name extends ListName>(name: Name): DebouncedFieldArray<Name> {
  const { values, fields } = useDepositContext();
  const verbs = useFieldArrayActions(name);
  const hasWidget = fields[name]?.widget !== undefined;
  const view = useMemo(() => {
    const now = { read: verbs.read, subscribe: values.subscribe };
    return hasWidget ? { ...now, settle: () => undefined } : createDebouncedRows(now);
  }, [hasWidget, values, verbs]);
  const entries = useSyncExternalStore(view.subscribe, view.read, view.read);
  const field = useFieldOf(name, readField(values.read(), name));
  return { field, entries, settle: view.settle, ...verbs };
}
