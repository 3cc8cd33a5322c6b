import type { Json } from "@deposit/core";
import { useState } from "react";
import type { RemovedEntry } from "../../form/lists/useDepositFieldArray.ts";
import { rowsOf } from "./nestedJson.ts";

/** One row of a list in a custom field: its value, and a key that stays with it while rows move. */
export interface ArrayRow {
  readonly key: string;
  readonly value: Json;
}

/** The rows of a list in a custom field, and what can be done with them. */
export interface ArrayRows {
  readonly rows: readonly ArrayRow[];
  readonly add: (value: Json) => void;
  readonly remove: (key: string) => RemovedEntry<ArrayRow> | undefined;
  readonly restore: (removed: RemovedEntry<ArrayRow>) => void;
  readonly move: (from: number, to: number) => void;
}

let rowsMade = 0;

function newKeys(count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    rowsMade += 1;
    return `item-${rowsMade}`;
  });
}

/** Rows have no names on the wire: keys of this page tell them apart, and follow what is done with them here. */
export function useArrayRows(value: Json | undefined, setValue: (value: Json | undefined) => void): ArrayRows {
  const list = rowsOf(value);
  const [keys, setKeys] = useState(() => newKeys(list.length));
  // A saved record may have brought more rows, or fewer.
  if (keys.length !== list.length) {
    setKeys([...keys.slice(0, list.length), ...newKeys(Math.max(0, list.length - keys.length))]);
  }
  const rows = list.map((item, index) => ({ key: keys[index] ?? `item at ${index}`, value: item }));
  const write = (next: readonly ArrayRow[]): void => {
    setKeys(next.map(({ key }) => key));
    setValue(next.map((row) => row.value));
  };
  return {
    rows,
    add: (item) => write([...rows, ...newKeys(1).map((key) => ({ key, value: item }))]),
    remove(key) {
      const index = rows.findIndex((row) => row.key === key);
      const entry = rows[index];
      if (entry === undefined) return undefined;
      write(rows.toSpliced(index, 1));
      return { entry, index };
    },
    restore: ({ entry, index }) => write(rows.toSpliced(index, 0, entry)),
    move(from, to) {
      const row = rows[from];
      if (row !== undefined) write(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    },
  };
}
