import type { FieldPath } from "@deposit/core";
import { pathKey, pathsOfSection, type SectionId, sectionIds } from "@deposit/core/internal";
import { type RefObject, useMemo, useSyncExternalStore } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { fieldId } from "../../form/store/fieldName.ts";
import { memoizeByValue } from "../../form/store/memoizeByValue.ts";

/** A section on the page, and the field that a link to the section leads to. */
export interface DrawnSection {
  readonly section: SectionId;
  readonly path: FieldPath;
}

/** A card on the page with its sections. `heading` is "" for a card without one. */
export interface DrawnCard {
  readonly heading: string;
  readonly sections: readonly DrawnSection[];
}

interface FoundSection extends DrawnSection {
  /** The element of the section's first field. */
  readonly element: Element;
}

/** Returns the cards and sections on the page. The list is empty before the first render, and on a server. */
export function useDrawnSections(): readonly DrawnCard[] {
  const { root, idPrefix } = useDepositContext();
  const view = useMemo(() => watchDrawnSections(root, idPrefix), [root, idPrefix]);
  return useSyncExternalStore(view.subscribe, view.read, () => nothingDrawn);
}

const nothingDrawn: readonly DrawnCard[] = [];

/** Store of the cards on the page. */
export interface DrawnView {
  /** Returns the same array until the cards differ, and an empty one before the first subscription. */
  readonly read: () => readonly DrawnCard[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store that reads the sections from the DOM again whenever the page changes. */
export function watchDrawnSections(root: RefObject<HTMLElement | null>, idPrefix: string): DrawnView {
  const findCards = memoizeByValue((element: HTMLElement | null) => drawnCards(element, idPrefix));
  let cards = nothingDrawn;
  return {
    read: () => cards,
    subscribe(listener) {
      const refresh = (): void => {
        const before = cards;
        cards = findCards(root.current);
        if (cards !== before) listener();
      };
      const observer = new MutationObserver((changes) => {
        if (changes.some(changesSections)) refresh();
      });
      // `characterData`: a change of language changes only the text of headings.
      if (root.current !== null)
        observer.observe(root.current, { childList: true, characterData: true, subtree: true });
      refresh();
      return () => observer.disconnect();
    },
  };
}

/**
 * Returns whether elements were added or removed, or the text of a heading changed. Typing in a rich text editor or a text
 * area also mutates the DOM, but changes no section.
 */
function changesSections({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  if (element === null || element.closest("[contenteditable], textarea") !== null) return false;
  const isElement = (node: Node): boolean => node instanceof Element;
  return [...addedNodes, ...removedNodes].some(isElement) || element.closest("h2, h3, h4") !== null;
}

/** Finds the sections in the DOM, grouped by card in the order of the page. The DOM reflects what a host replaced or hid. */
function drawnCards(root: HTMLElement | null, idPrefix: string): readonly DrawnCard[] {
  const cards = new Map<Element | SectionId, { heading: string; sections: DrawnSection[] }>();
  for (const { section, path, element } of findSections(root, idPrefix)) {
    const card = element.closest("section");
    const known = cards.get(card ?? section);
    if (known === undefined) cards.set(card ?? section, { heading: headingOf(card), sections: [{ section, path }] });
    else known.sections.push({ section, path });
  }
  return [...cards.values()];
}

function findSections(root: HTMLElement | null, idPrefix: string): readonly FoundSection[] {
  const begin = fieldId(idPrefix, []);
  const fields = root?.querySelectorAll(`[id^="${begin}"], [data-deposit-anchor^="${begin}"]`) ?? [];
  const elements = [...fields].map((element) => {
    const id = element.getAttribute("data-deposit-anchor") ?? element.id;
    return { element, key: id.slice(begin.length) };
  });
  return sectionIds
    .flatMap((section): readonly FoundSection[] => {
      for (const path of pathsOfSection(section)) {
        const own = pathKey(path);
        const field = elements.find(({ key }) => own !== "" && (key === own || key.startsWith(`${own}.`)));
        if (field !== undefined) return [{ section, path, element: field.element }];
      }
      return [];
    })
    .toSorted(({ element: one }, { element: other }) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
}

function headingOf(card: Element | null): string {
  return card?.querySelector("h2, h3, h4")?.textContent ?? "";
}

/**
 * Groups the cards for the outline. A card with several sections keeps its heading. Neighbouring cards with one section
 * each form one group without a heading.
 *
 * @example groupCards([files, basic, funding, references]) // [files], basic, [funding, references]
 */
export function groupCards(cards: readonly DrawnCard[]): readonly DrawnCard[] {
  const groups: DrawnCard[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    const isSingle = card.sections.length === 1;
    if (!isSingle) groups.push(card);
    else if (last?.heading === "")
      groups[groups.length - 1] = { heading: "", sections: [...last.sections, ...card.sections] };
    else groups.push({ heading: "", sections: card.sections });
  }
  return groups;
}
