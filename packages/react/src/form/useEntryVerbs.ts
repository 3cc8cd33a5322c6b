import { useMemo } from "react";
import type { FieldValue, ListEntry, ListName } from "./fieldName.ts";
import { readField } from "./fieldName.ts";
import { useDepositContext } from "./useDepositContext.ts";
import type { EntryList } from "./useEntryList.ts";

/** What changes a list of rows, and what it holds by now; always the same functions. */
export type EntryVerbs<Name extends ListName, Entry = ListEntry<Name>> = Pick<
  EntryList<Name, Entry>,
  "append" | "update" | "change" | "remove" | "restore" | "move"
> & { readonly read: () => readonly Entry[] };

/** The verbs of one list of the form, for those who draw it by other means than `useEntryList`. */
export function useEntryVerbs<Name extends ListName>(name: Name): EntryVerbs<Name> {
  const { values } = useDepositContext();
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
        return { entry, index };
      },
      restore: ({ entry, index }) => write(read().toSpliced(index, 0, entry)),
      move(key, index) {
        const from = read().findIndex((entry) => entry.key === key);
        const entry = read()[from];
        if (entry === undefined) return;
        write(read().toSpliced(from, 1).toSpliced(Math.max(0, index), 0, entry));
      },
    };
  }, [values, name]);
}
