import { useMemo, useRef } from "react";
import type { FieldValue, ListEntry, ListName } from "../store/fieldName.ts";
import { readField } from "../store/fieldName.ts";
import { useDepositContext } from "../session/useDepositContext.ts";
import type { DepositFieldArray } from "./useDepositFieldArray.ts";

/** What changes a list of rows, and what it holds by now; always the same functions. */
export type FieldArrayActions<Name extends ListName, Entry = ListEntry<Name>> = Pick<
  DepositFieldArray<Name, Entry>,
  "append" | "update" | "change" | "remove" | "restore" | "move"
> & { readonly read: () => readonly Entry[] };

/** The verbs of one list of the form, for those who draw it by other means than `useDepositFieldArray`. */
export function useFieldArrayActions<Name extends ListName>(name: Name): FieldArrayActions<Name> {
  const { values } = useDepositContext();
  // Where the row that was removed last belongs: rows may be moved past that place before it is put back.
  const removed = useRef<{ readonly entry: ListEntry<Name>; index: number }>(undefined);
  return useMemo(() => {
    type Entry = ListEntry<Name>;
    // `ListName` holds the names of lists of rows only; inference does not see it through the name.
    const read = () => readField(values.read(), name) as unknown as readonly Entry[];
    const write = (next: readonly Entry[]): void => values.write(name, next as unknown as FieldValue<Name>);
    return {
      read,
      append: (...added) => write([...read(), ...added]),
      update: (entry) => write(read().map((other) => (other.key === entry.key ? entry : other))),
      change: (key, part) => write(read().map((row) => (row.key === key ? { ...row, ...part } : row))),
      remove(key) {
        const index = read().findIndex((entry) => entry.key === key);
        const entry = read()[index];
        if (entry === undefined) return undefined;
        write(read().toSpliced(index, 1));
        removed.current = { entry, index };
        return { entry, index };
      },
      restore({ entry, index }) {
        write(read().toSpliced(removed.current?.entry === entry ? removed.current.index : index, 0, entry));
        removed.current = undefined;
      },
      move(key, index) {
        const from = read().findIndex((entry) => entry.key === key);
        const entry = read()[from];
        if (entry === undefined) return;
        const { current: gap } = removed;
        if (gap !== undefined && from < gap.index && index >= gap.index) gap.index -= 1;
        else if (gap !== undefined && from >= gap.index && index < gap.index) gap.index += 1;
        write(read().toSpliced(from, 1).toSpliced(Math.max(0, index), 0, entry));
      },
    };
  }, [values, name]);
}
