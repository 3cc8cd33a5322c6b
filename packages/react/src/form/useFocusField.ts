import { type FieldPath, isWithin } from "@deposit/core";
import { useCallback } from "react";
import { fieldId } from "./fieldId.ts";
import { useDepositContext } from "./useDepositContext.ts";

/**
 * Scrolls to a field and gives it the focus: the input at the path, else at the nearest place above it (a row, its
 * list). What hides it is opened before (`useRevealer`). Answers whether something was found.
 */
export function useFocusField(): (path: FieldPath) => Promise<boolean> {
  const { root, idPrefix, revealers } = useDepositContext();
  return useCallback(
    async (path) => {
      const opened = [...revealers].filter((revealer) => isWithin(path, revealer.path));
      for (const { open } of opened) open(path);
      // What was opened is drawn first.
      if (opened.length > 0) await new Promise((resolve) => setTimeout(resolve));
      const holder = root.current?.getRootNode();
      if (!(holder instanceof Document || holder instanceof ShadowRoot)) return false;
      for (let length = path.length; length > 0; length -= 1) {
        const id = fieldId(idPrefix, path.slice(0, length));
        // A row has no input of its own: its element carries the id as an anchor.
        const found = holder.getElementById(id) ?? holder.querySelector(`[data-deposit-anchor="${id}"]`);
        if (found instanceof HTMLElement) {
          focusInto(found);
          return true;
        }
      }
      return false;
    },
    [root, idPrefix, revealers],
  );
}

const focusable = "input, select, textarea, button, a[href], [tabindex], [contenteditable=true]";

function focusInto(element: HTMLElement): void {
  const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
  element.scrollIntoView?.({ block: "center", behavior: calm ? "auto" : "smooth" });
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  if (target !== null) {
    target.focus({ preventScroll: true });
    return;
  }
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
