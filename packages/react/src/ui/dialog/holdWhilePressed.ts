import type { MouseEvent } from "react";
import { isElement } from "../dom/isElement.ts";

/**
 * Holds a dialog at its height while one of its buttons is pressed. What leaving a field brings, such as a message or a chip in
 * a line of its own, would move its buttons away from under the pointer, and the press would be lost.
 */
export function holdWhilePressed({ currentTarget: dialog, target }: MouseEvent<HTMLElement>): void {
  if (!isElement(target) || target.closest("button") === null) return;
  const { style, ownerDocument } = dialog;
  style.height = `${dialog.offsetHeight}px`;
  // The click follows in the same task.
  ownerDocument.addEventListener("mouseup", () => setTimeout(() => (style.height = "")), { capture: true, once: true });
}
