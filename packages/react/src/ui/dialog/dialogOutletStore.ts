import type { ReactNode } from "react";
import { createListeners } from "../dom/createListeners.ts";

/** A dialog that was opened, and by which part of the page. */
export interface OpenedDialog {
  /** The same for a part that is drawn in place of another, such as the name of its field. */
  readonly owner: string;
  /** Which one of the owner's dialogs. */
  readonly dialog: string;
  /** The key of the row that it is about, if it is about one. */
  readonly row: string | null;
  /** False once it was closed: it is still the last one, whose button gets the focus. */
  readonly isOpen: boolean;
}

/**
 * Where the dialogs of an editor are drawn, of which one is open at a time: beside its parts, so that a dialog stays when the
 * part that opened it goes.
 */
export interface DialogOutletStore {
  /** The dialog that was opened last. */
  readonly last: () => OpenedDialog | null;
  /** What is drawn of it; nothing before it was drawn, and once it was closed. */
  readonly content: () => ReactNode;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens or closes a dialog; nothing is drawn of it yet, or any more. */
  readonly turn: (last: OpenedDialog | null) => void;
  readonly draw: (content: ReactNode) => void;
}

/** A stage without a dialog. */
export function createDialogOutletStore(): DialogOutletStore {
  const { subscribe, tell } = createListeners();
  let opened: OpenedDialog | null = null;
  let drawn: ReactNode = null;
  const draw = (content: ReactNode): void => {
    drawn = content;
    tell();
  };
  return {
    last: () => opened,
    content: () => drawn,
    subscribe,
    turn(last) {
      opened = last;
      draw(null);
    },
    draw,
  };
}
