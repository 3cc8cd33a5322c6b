/** What a row can ask for, by the file's name. The same object at every drawing, so that rows are not drawn anew. */
export interface FileRowActions {
  readonly pause: (key: string) => void;
  readonly resume: (key: string) => void;
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Opens the picker for the file whose bytes are not at hand any more. */
  readonly chooseAgain: (key: string) => void;
  readonly select: (key: string, isSelected: boolean) => void;
}
