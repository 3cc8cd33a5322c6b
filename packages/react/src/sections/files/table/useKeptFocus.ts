import { type FocusEventHandler, type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "../../../ui/dom/isFocusLost.ts";
import { rowOf } from "../../../ui/list/rowOf.ts";

/**
 * Keeps the focus near when the element that had it goes away: in its row while that is there, else in the row that took its
 * place, else in the section. The handler is for the element around the rows.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>): FocusEventHandler {
  const last = useRef<Element | null>(null);
  const row = useRef<string | null>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (!isFocusLost(section.current)) return;
    const rows = [...(section.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const button = rows.find((element) => rowOf(element) === row.current)?.querySelector("button");
    const next =
      place.current === null ? undefined : (rows.find((element) => placeOf(element) === place.current) ?? rows.at(-1));
    // Not on the button that removes this one, too.
    const nextControl = next?.querySelector<HTMLElement>("input, a, button");
    (button ?? nextControl ?? section.current)?.focus({ preventScroll: true });
  });
  return ({ target, currentTarget }) => {
    // That of a dialog comes back from it.
    if (!currentTarget.contains(target)) return;
    last.current = target;
    row.current = rowOf(target);
    place.current = placeOf(target.closest<HTMLElement>("[data-row]"));
  };
}

/** Where a row stands among all, counted from 0. */
function placeOf(row: HTMLElement | null): number | null {
  const place = row?.dataset["index"];
  return place === undefined ? null : Number(place);
}
