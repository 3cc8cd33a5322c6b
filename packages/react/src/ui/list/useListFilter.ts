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

/**
 * Filters the rows of a list by words typed. What was found stays until other words are, also where it is rewritten. A list
 * that grows by a row without these words shows all again: the new row is to be seen.
 */
export function useListFilter<Item>(
  items: readonly Item[],
  getId: (item: Item) => string,
  getText: (item: Item, index: number) => string,
): ListFilterState {
  const [query, setQuery] = useState("");
  const [length, setLength] = useState(items.length);
  const isNarrowed = query.trim() !== "";
  const places = useMemo(() => new Map(items.map((item, index) => [getId(item), index])), [items, getId]);
  const texts = useMemo(() => (isNarrowed ? items.map(getText) : []), [isNarrowed, items, getText]);
  const known = useRef<{ readonly query: string; readonly ids: string[]; readonly hidden: number }>({
    query,
    ids: [],
    hidden: 0,
  });
  const left = useMemo(() => {
    const all: string[] = [...places.keys()];
    if (!isNarrowed) return all;
    const found = new Set(filterRows(texts, query));
    // A row does not go from under what is typed in it.
    const seen = new Set(known.current.query === query ? known.current.ids : []);
    return all.filter((id, index) => found.has(index) || seen.has(id));
  }, [known, places, texts, isNarrowed, query]);
  const hidden = items.length - left.length;
  if (length !== items.length) {
    setLength(items.length);
    if (items.length > length && hidden > known.current.hidden) setQuery("");
  }
  // A list hands out the same ids while its rows are the same, however often it is drawn.
  const last = known.current.ids;
  const isSame = last.length === left.length && last.every((id, index) => id === left[index]);
  const ids = isSame ? last : left;
  known.current = { query, ids, hidden };
  return { query, setQuery, isNarrowed, ids, indexOf: (id) => places.get(id) ?? -1 };
}
