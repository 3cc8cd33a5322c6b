import { type FocusEvent, useRef } from "react";
import { isElement } from "../../ui/dom/isElement.ts";

/** For what goes away with a press on a button of its own. */
export interface FocusBefore {
  /** For its `onFocus`: notes what had the focus before it came in. */
  readonly keep: (event: FocusEvent) => void;
  /** Gives the focus back to that; to be called before the button is gone, with which it would be lost. */
  readonly giveBack: () => void;
}

/** Where the focus was before it came into an element that is about to go. */
export function useFocusBefore(): FocusBefore {
  const before = useRef<HTMLElement | null>(null);
  return {
    keep({ currentTarget, relatedTarget }) {
      if (isElement(relatedTarget) && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack() {
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    },
  };
}
