import type { FieldPath } from "@deposit/core";
import { isWithin } from "@deposit/core/internal";
import { useCallback } from "react";
import { findField } from "./findField.ts";
import { useDepositContext } from "../session/useDepositContext.ts";

/**
 * Scrolls to a field and gives it the focus: the input at the path, else the first input or button of the nearest place
 * above it. What hides it is opened before (`useRevealField`). Answers whether something was found.
 */
export function useFocusField(): (path: FieldPath) => Promise<boolean> {
  const { root, idPrefix, revealers } = useDepositContext();
  return useCallback(
    async (path) => {
      for (const revealer of revealers) if (isWithin(path, revealer.path)) revealer.open(path);
      // What was opened is drawn first, and a dialog that just closed gives the focus back first.
      await new Promise((resolve) => setTimeout(resolve));
      const found = findField(root.current, idPrefix, path);
      if (found === null) return false;
      focusInto(found);
      return true;
    },
    [root, idPrefix, revealers],
  );
}

const focusable =
  "input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href], [tabindex], [contenteditable=true]";

/** Where Tab stops among radio buttons. */
const chosen = "[type=radio]:checked:not([disabled])";

function focusInto(element: HTMLElement): void {
  const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
  element.scrollIntoView?.({ block: "center", behavior: calm ? "auto" : "smooth" });
  const first = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  const target = (first?.matches("[type=radio]") ? element.querySelector<HTMLElement>(chosen) : null) ?? first;
  if (target === null) element.tabIndex = -1;
  // Also after a press of the mouse: the focus went far from the pointer.
  (target ?? element).focus({ preventScroll: true, focusVisible: true });
}
