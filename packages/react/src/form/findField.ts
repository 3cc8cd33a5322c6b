import type { FieldPath } from "@deposit/core";
import { fieldId } from "./fieldName.ts";

/**
 * The element that shows a field: its input, else the first of the fields below it, else the anchor of the nearest place
 * above it (a row, its list). `null` where nothing on the page shows it.
 */
export function findField(root: HTMLElement | null, idPrefix: string, path: FieldPath): HTMLElement | null {
  const holder = root?.getRootNode();
  if (!(holder instanceof Document || holder instanceof ShadowRoot)) return null;
  for (let length = path.length; length > 0; length -= 1) {
    const id = fieldId(idPrefix, path.slice(0, length));
    const found = holder.getElementById(id) ?? holder.querySelector(`[data-deposit-anchor="${id}"]`);
    if (found instanceof HTMLElement) return found;
    if (length < path.length) continue;
    const below = holder.querySelector(
      `[data-deposit-anchor^="${id}."], :is(input, select, textarea, [contenteditable])[id^="${id}."]`,
    );
    if (below instanceof HTMLElement) return below;
  }
  return null;
}
