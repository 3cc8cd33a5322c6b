import type { FileEntry } from "@deposit/core";
import { useMemo, useState } from "react";
import { useLocale } from "../../../i18n/useLocale.ts";
import { type ListFilterState, useListFilter } from "../../../ui/list/useListFilter.ts";
import { type FileOrder, orderFiles } from "./fileOrder.ts";
import { useSameList } from "./useSameList.ts";

/** The files as the table shows them: which, in which order. */
export interface FileView {
  readonly filter: ListFilterState;
  readonly order: FileOrder | null;
  readonly setOrder: (order: FileOrder | null) => void;
  /** Names of the files to be shown, in their order; the same array until that changes. */
  readonly keys: readonly string[];
  readonly entryOf: (key: string) => FileEntry | undefined;
}

const itself = (key: string): string => key;

/** Filters and sorts the files. Their progress alone makes no new list. */
export function useFileView(files: readonly FileEntry[]): FileView {
  const { tag } = useLocale();
  const [order, setOrder] = useState<FileOrder | null>(null);
  const all = useSameList(useMemo(() => files.map(({ key }) => key), [files]));
  const filter = useListFilter(all, itself, itself);
  const { ids, indexOf } = filter;
  // Names are compared anew only where files came or went: there may be thousands.
  const compared = order?.column === "size" || order?.column === "status" ? files : all;
  const sorted = useMemo(() => {
    if (order === null) return ids;
    const shown = ids.flatMap((key) => files[indexOf(key)] ?? []);
    return orderFiles(shown, order, tag).map(({ key }) => key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `compared` stands for files and the places in them
  }, [ids, order, tag, compared]);
  return { filter, order, setOrder, keys: useSameList(sorted), entryOf: (key) => files[indexOf(key)] };
}
