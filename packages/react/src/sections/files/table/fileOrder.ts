import type { FileEntry } from "@deposit/core";

/** The columns that files can be sorted by. */
export type FileColumn = "name" | "size" | "status";

/** How a list of files is sorted. `null` stands for the order in which files were added. */
export interface FileOrder {
  readonly column: FileColumn;
  readonly direction: "ascending" | "descending";
}

/** Files that need the depositor come first, finished ones last. */
const ranks: Readonly<Record<FileEntry["phase"]["kind"], number>> = {
  error: 0,
  paused: 1,
  uploading: 2,
  finishing: 3,
  pending: 4,
  finished: 5,
};

/** Returns the order after a press on a column heading: ascending, then descending, then unsorted. */
export function nextOrder(before: FileOrder | null, column: FileColumn): FileOrder | null {
  if (before?.column !== column) return { column, direction: "ascending" };
  return before.direction === "ascending" ? { column, direction: "descending" } : null;
}

/**
 * Sorts the files. Equal files keep their order. Numbers in names are compared by value, so "run 9" precedes "run 10".
 */
export function orderFiles(
  files: readonly FileEntry[],
  order: FileOrder | null,
  language: string,
): readonly FileEntry[] {
  if (order === null) return files;
  const sorted = files.toSorted(comparison(order.column, language));
  return order.direction === "ascending" ? sorted : sorted.toReversed();
}

function comparison(column: FileColumn, language: string): (one: FileEntry, other: FileEntry) => number {
  switch (column) {
    case "name": {
      const { compare } = new Intl.Collator(language, { numeric: true });
      return (one, other) => compare(one.key, other.key);
    }
    case "size":
      return (one, other) => one.size - other.size;
    case "status":
      return (one, other) => ranks[one.phase.kind] - ranks[other.phase.kind];
    default:
      return column satisfies never;
  }
}
