import { useEffect, useRef } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { isActive } from "../../ui/dom/isActive.ts";
import { isElement } from "../../ui/dom/isElement.ts";
import { isFocusLost } from "../../ui/dom/isFocusLost.ts";
import { rootOf } from "../../ui/dom/rootOf.ts";

/**
 * Keeps the focus when parts of the page go to another place of another layout: on the field that it was in, else on the
 * button of the same name in the element with the id `actionsId`, else on that.
 */
export function useFocusAcrossLayouts(layout: unknown, actionsId: string): void {
  const { root } = useDepositContext();
  const last = useRef<HTMLElement | null>(null);
  const shown = useRef(layout);
  useEffect(() => {
    const form = root.current;
    const take = ({ target }: FocusEvent): void => {
      last.current = isElement(target) ? target : null;
    };
    // Left for nothing by the person: not with the window, nor because it goes, of which a browser may tell while it is there.
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null || !isElement(target)) return;
      setTimeout(() => {
        if (last.current === target && target.isConnected && !isActive(target)) last.current = null;
      });
    };
    form?.addEventListener("focusin", take);
    form?.addEventListener("focusout", leave);
    return () => {
      form?.removeEventListener("focusin", take);
      form?.removeEventListener("focusout", leave);
    };
  }, [root]);
  useEffect(() => {
    if (shown.current === layout) return;
    shown.current = layout;
    const before = last.current;
    const page = rootOf(root.current);
    if (before === null || before.checkVisibility?.() === true || !isFocusLost(root.current)) return;
    if (page === null) return;
    const actions = page.getElementById(actionsId);
    const name = before.getAttribute("aria-label");
    const named = [...(actions?.querySelectorAll<HTMLElement>("[aria-label]") ?? [])].find(
      (element) => element.getAttribute("aria-label") === name,
    );
    const same = before.id === "" ? null : page.getElementById(before.id);
    (same ?? named ?? actions)?.focus();
  }, [layout, actionsId, root]);
}
