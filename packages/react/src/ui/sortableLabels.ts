/** The words of a {@link SortableList}; positions count from 1. */
export interface SortableLabels {
  /** Name of the list. */
  list: string;
  /** Name of a row's handle: "Reorder Ada Lovelace". */
  handle: (name: string) => string;
  /** What a handle is called by screen readers: "sortable". */
  roleDescription: string;
  /** How to reorder by keyboard; read with every handle. */
  instructions: string;
  /** Name of a row's menu: "More actions for Ada Lovelace". */
  menu: (name: string) => string;
  moveUp: string;
  moveDown: string;
  moveToTop: string;
  moveToBottom: string;
  lifted: (name: string, position: number, total: number) => string;
  over: (name: string, position: number, total: number) => string;
  /** Said after a drop and after a move by menu. */
  moved: (name: string, position: number, total: number) => string;
  cancelled: (name: string) => string;
}
