import type { RefObject } from "react";
import { memoizeByValue } from "../../form/store/memoizeByValue.ts";
import { type DrawnCard, drawnSections } from "./drawnSections.ts";

/** What is on the page, as a store to subscribe to. */
export interface DrawnView {
  /** The same answer until it says something else; none before somebody subscribed. */
  readonly read: () => readonly DrawnCard[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Answers before the page is drawn, and on a server. */
export const nothingDrawn: readonly DrawnCard[] = [];

/** Looks at the sections of the page again whenever the page changes, and not whenever it is asked. */
export function watchDrawnSections(root: RefObject<HTMLElement | null>, idPrefix: string): DrawnView {
  const look = memoizeByValue((element: HTMLElement | null) => drawnSections(element, idPrefix));
  let cards = nothingDrawn;
  return {
    read: () => cards,
    subscribe(listener) {
      const refresh = (): void => {
        const before = cards;
        cards = look(root.current);
        if (cards !== before) listener();
      };
      const observer = new MutationObserver((changes) => {
        if (changes.some(isOfThePage)) refresh();
      });
      // Headings are text: another language changes nothing else.
      if (root.current !== null)
        observer.observe(root.current, { childList: true, characterData: true, subtree: true });
      refresh();
      return () => observer.disconnect();
    },
  };
}

/**
 * Whether parts of the page came or went, or the words of a heading changed. What is written in an editor or a text area
 * changes the page at every key, too, and no section.
 */
function isOfThePage({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  if (element === null || element.closest("[contenteditable], textarea") !== null) return false;
  const isElement = (node: Node): boolean => node instanceof Element;
  return [...addedNodes, ...removedNodes].some(isElement) || element.closest("h2, h3, h4") !== null;
}
