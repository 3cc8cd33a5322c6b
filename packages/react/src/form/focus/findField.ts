import type { FieldPath } from "@deposit/core";
import { isElement } from "../../ui/dom/isElement.ts";
import { rootOf } from "../../ui/dom/rootOf.ts";
import { fieldId } from "../store/fieldName.ts";

/**
 * The element that shows a field: its input, else the first of the fields below it, else the anchor of the nearest place
 * above it (a row, its list). `null` where nothing on the page shows it.
 */
export function findField(root: HTMLElement | null, idPrefix: string, path: FieldPath): HTMLElement | null {
  const holder = rootOf(root);
  if (holder === null) return null;
  for (let length = path.length; length > 0; length -= 1) {
    const id = fieldId(idPrefix, path.slice(0, length));
    const found = placeOf(holder, id);
    if (found !== null) return found;
    const below = length < path.length ? null : firstBelow(holder, id);
    if (below !== null) return below;
  }
  return null;
}

/**
 * Tells of many fields whether something on the page says what is said of them: the field itself, or the nearest place above
 * it. A field below says only what is said of itself. Each place is looked for once: of thousands of rows, most of which are
 * not drawn, the list is the same.
 */
export function placeFinder(root: HTMLElement | null, idPrefix: string): (path: FieldPath) => boolean {
  const holder = rootOf(root);
  const places = new Map<string, boolean>();
  const isThere = (id: string): boolean => {
    const known = places.get(id) ?? (holder !== null && placeOf(holder, id) !== null);
    places.set(id, known);
    return known;
  };
  return (path) => path.some((_, index) => isThere(fieldId(idPrefix, path.slice(0, index + 1))));
}

type Holder = Document | ShadowRoot;

function placeOf(holder: Holder, id: string): HTMLElement | null {
  const found = holder.getElementById(id) ?? holder.querySelector(`[data-deposit-anchor="${id}"]`);
  return isElement(found) ? found : null;
}

function firstBelow(holder: Holder, id: string): HTMLElement | null {
  const found = holder.querySelector(
    `[data-deposit-anchor^="${id}."], :is(input, select, textarea, [contenteditable])[id^="${id}."]`,
  );
  return isElement(found) ? found : null;
}
