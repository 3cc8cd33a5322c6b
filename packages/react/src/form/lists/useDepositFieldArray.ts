import { useCallback } from "react";
import type { ShownFeedback } from "../feedback/createFeedbackStore.ts";
import type { FieldValue, ListEntry, ListName } from "../store/fieldName.ts";
import { useDepositContext } from "../session/useDepositContext.ts";
import { useFieldArrayActions } from "./useFieldArrayActions.ts";
import { type Field, type FieldDefaults, useField } from "../field/useField.ts";

/** A row that was taken out, with what is needed to put it back where it was. */
export interface RemovedEntry<Entry> {
  readonly entry: Entry;
  readonly index: number;
}

/** A list of rows and the verbs that change it. Rows are named by their key, never by their index. */
export interface DepositFieldArray<Name extends ListName, Entry = ListEntry<Name>> {
  readonly field: Field<FieldValue<Name>>;
  readonly entries: readonly Entry[];
  readonly append: (...entries: readonly Entry[]) => void;
  /** Replaces the row that has the key of `entry`. */
  readonly update: (entry: Entry) => void;
  /** Changes some fields of the row of that key, as it is by now. */
  readonly change: (key: string, part: Partial<Omit<Entry, "key">>) => void;
  /** Takes a row out; `undefined` where it is no longer there. Keep the answer to offer undo. */
  readonly remove: (key: string) => RemovedEntry<Entry> | undefined;
  /** Puts a removed row back where it was, or at the end of what has become a shorter list. */
  readonly restore: (removed: RemovedEntry<Entry>) => void;
  /** Moves a row to an index counted from 0; indexes beyond the ends mean the ends. */
  readonly move: (key: string, index: number) => void;
  /** What stands at one row and below it, from `field`'s list. Ask `useShownFeedback([...path, key], "within")` in a row. */
  readonly feedbackOf: (key: string) => readonly ShownFeedback[];
}

/**
 * Joins a section to one list of the form.
 *
 * @example
 * const { entries, append, remove } = useDepositFieldArray("metadata.creators", { required: true });
 * append({ ...creator, key: newRowKey() });
 */
export function useDepositFieldArray<Name extends ListName>(
  name: Name,
  defaults?: FieldDefaults,
): DepositFieldArray<Name> {
  const { feedback } = useDepositContext();
  const field = useField(name, defaults);
  const { read, ...verbs } = useFieldArrayActions(name);
  const feedbackOf = useCallback((key: string) => feedback.at([...field.path, key], "within"), [feedback, field.path]);
  return { field, entries: read(), ...verbs, feedbackOf };
}
