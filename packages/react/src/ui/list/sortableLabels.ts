/** The words of a {@link SortableList}; positions count from 1. */
export interface SortableLabels {
  /** Name of the list. */
  list: string;
  /** Name of a row's handle: "Reorder Ada Lovelace". */
  handle: (name: string) => string;
  /** What a handle is called by screen readers: "sortable". */
  roleDescription: string;
  /** How to reorder by keyboard; read with the handles of more than one row. */
  instructions: string;
  /** Name of a row's menu: "More actions for Ada Lovelace". */
  menu: (name: string) => string;
  moveUp: string;
  moveDown: string;
  moveToTop: string;
  moveToBottom: string;
  /** In the menu, where it opens a dialog: "Move to position…". */
  moveToPosition: string;
  positionTitle: (name: string) => string;
  /** Label of the number: "Position, from 1 to 12". */
  positionLabel: (total: number) => string;
  /** What is said of a number that is no position. */
  positionRefused: (total: number) => string;
  applyPosition: string;
  cancelPosition: string;
  /** Name of the filter over a long list: "Filter creators". */
  filter: string;
  clearFilter: string;
  /** "3 of 250 shown". */
  filtered: (shown: number, total: number) => string;
  /** In place of the rows when the filter leaves none. */
  noneFiltered: (query: string) => string;
  lifted: (name: string, position: number, total: number) => string;
  over: (name: string, position: number, total: number) => string;
  /** Said after a drop and after a move by menu. */
  moved: (name: string, position: number, total: number) => string;
  cancelled: (name: string) => string;
}
