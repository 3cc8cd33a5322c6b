import { useMemo, useRef, useState } from "react";
import { filterRows } from "./filterRows.ts";

/** The rows that a filter leaves. */
export interface ListFilterState {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Whether anything was asked for, so that some rows may be out of view. */
  readonly isNarrowed: boolean;
  /** Ids of the rows left, in the order of the list; the same array until they change. */
  readonly ids: string[];
  /** Place of a row in the whole list, counted from 0; -1 where it is not in it. */
  readonly indexOf: (id: string) => number;
}

/** Filters the rows of a list by words typed. A list that grows shows all again: the new row is to be seen. */
export function useListFilter<Item>(
  items: readonly Item[],
  getId: (item: Item) => string,
  getText: (item: Item, index: number) => string,
): ListFilterState {
  const [query, setQuery] = useState("");
  const [length, setLength] = useState(items.length);
  if (length !== items.length) {
    setLength(items.length);
    if (items.length > length) setQuery("");
  }
  const isNarrowed = query.trim() !== "";
  const places = useMemo(() => new Map(items.map((item, index) => [getId(item), index])), [items, getId]);
  const texts = useMemo(() => (isNarrowed ? items.map(getText) : []), [isNarrowed, items, getText]);
  const left = useMemo(() => {
    const all: string[] = [...places.keys()];
    return isNarrowed ? filterRows(texts, query).map((index) => all[index] ?? "") : all;
  }, [places, texts, isNarrowed, query]);
  // A list hands out the same ids while its rows are the same, however often it is drawn.
  const known = useRef(left);
  const isSame = known.current.length === left.length && known.current.every((id, index) => id === left[index]);
  const ids = isSame ? known.current : left;
  known.current = ids;
  return { query, setQuery, isNarrowed, ids, indexOf: (id) => places.get(id) ?? -1 };
}
