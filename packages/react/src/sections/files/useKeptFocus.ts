import { type FocusEventHandler, type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "../../ui/isFocusLost.ts";
import { rowOf } from "../../ui/rowOf.ts";

/**
 * Keeps the focus near when the element that had it goes away: in its row while that is there, else in the section. The
 * handler is for the element around the rows.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>): FocusEventHandler {
  const last = useRef<Element | null>(null);
  const row = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (!isFocusLost(section.current)) return;
    const rows = [...(section.current?.querySelectorAll("[data-row]") ?? [])];
    const button = rows.find((element) => rowOf(element) === row.current)?.querySelector("button");
    (button ?? section.current)?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    last.current = target;
    row.current = rowOf(target);
  };
}
