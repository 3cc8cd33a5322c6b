import type { FileEntry } from "@deposit/core";
import { useMemo, useRef, useState } from "react";
import { useLocale } from "../../../i18n/useLocale.ts";
import { type ListFilterState, useListFilter } from "../../../ui/list/useListFilter.ts";
import { type FileOrder, orderFiles } from "./fileOrder.ts";

/** The filtered and sorted files of the table. */
export interface FileView {
  readonly filter: ListFilterState;
  readonly order: FileOrder | null;
  readonly setOrder: (order: FileOrder | null) => void;
  /** Names of the shown files, in order. The array stays the same until it changes. */
  readonly keys: readonly string[];
  readonly entryOf: (key: string) => FileEntry | undefined;
}

const itself = (key: string): string => key;

/** Filters and sorts the files. Progress alone does not change the list. */
export function useFileView(files: readonly FileEntry[]): FileView {
  const { tag } = useLocale();
  const [order, setOrder] = useState<FileOrder | null>(null);
  const all = useSameList(useMemo(() => files.map(({ key }) => key), [files]));
  const filter = useListFilter(all, itself, itself);
  const { ids, indexOf } = filter;
  // Thousands of names are sorted again only if files were added or removed.
  // 349L| `compared` stands for the files and their order
  const compared = order?.column === "size" || order?.column === "status" ? files : all;
  const sorted = useMemo(() => {
    if (order === null) return ids;
    const shown = ids.flatMap((key) => files[indexOf(key)] ?? []);
    return orderFiles(shown, order, tag).map(({ key }) => key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `compared` stands for files and the places in them
  }, [ids, order, tag, compared]);
  return { filter, order, setOrder, keys: useSameList(sorted), entryOf: (key) => files[indexOf(key)] };
}

/** Returns the earlier array as long as the new one is equal, for dependencies of hooks. */
function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const known = useRef(list);
  const before = known.current;
  const isSame = before.length === list.length && before.every((item, index) => item === list[index]);
  if (!isSame) known.current = list;
  return known.current;
}
