import { type FocusEventHandler, type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "../../../ui/dom/isFocusLost.ts";
import { rowOf } from "../../../ui/list/rowOf.ts";

/**
 * Keeps the focus when the focused element is removed. It moves to the same row, else to the row now in its place, else
 * to the section. Returns the `onFocus` handler for the element around the rows.
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
    // Never a button that would remove this row as well, so the first control.
    const nextControl = next?.querySelector<HTMLElement>("input, a, button");
    (button ?? nextControl ?? section.current)?.focus({ preventScroll: true });
  });
  return ({ target, currentTarget }) => {
    // Events from a dialog bubble here through React. A closing dialog restores the focus itself.
    if (!currentTarget.contains(target)) return;
    last.current = target;
    row.current = rowOf(target);
    place.current = placeOf(target.closest<HTMLElement>("[data-row]"));
  };
}

/** Returns the position of a row among all rows, from 0. */
function placeOf(row: HTMLElement | null): number | null {
  const place = row?.dataset["index"];
  return place === undefined ? null : Number(place);
}
