import type { FileEntry } from "@deposit/core";

/** What files can be sorted by. */
export type FileColumn = "name" | "size" | "status";

/** How a list of files is sorted; `null` where a list keeps the order in which files were added. */
export interface FileOrder {
  readonly column: FileColumn;
  readonly direction: "ascending" | "descending";
}

/** What needs the depositor stands first, what is done last. */
const ranks: Readonly<Record<FileEntry["phase"]["kind"], number>> = {
  error: 0,
  paused: 1,
  uploading: 2,
  finishing: 3,
  pending: 4,
  finished: 5,
};

/** The order after a press on a column's heading: ascending, then descending, then as the files were added. */
export function nextOrder(before: FileOrder | null, column: FileColumn): FileOrder | null {
  if (before?.column !== column) return { column, direction: "ascending" };
  return before.direction === "ascending" ? { column, direction: "descending" } : null;
}

/** The files in an order; equals stand as they were added. Names as people count: "run 9" before "run 10". */
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
