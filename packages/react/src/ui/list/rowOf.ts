import { isElement } from "../dom/isElement.ts";

/** The name of the list row that an element lies in (`data-row`); `null` where it lies in none. */
export function rowOf(element: EventTarget | null): string | null {
  return isElement(element) ? (element.closest("[data-row]")?.getAttribute("data-row") ?? null) : null;
}
