import { type FieldPath, pathKey, pathsOfSection, type SectionId, sectionIds } from "@deposit/core";
import { fieldId } from "../../form/store/fieldName.ts";

/** One section that is on the page, and the field that a link to it leads to. */
export interface DrawnSection {
  readonly section: SectionId;
  readonly path: FieldPath;
}

/** One card of the page with the sections on it; `heading` is "" for a card that has none. */
export interface DrawnCard {
  readonly heading: string;
  readonly sections: readonly DrawnSection[];
}

/** A section, and the element of its first field. */
interface Found extends DrawnSection {
  readonly element: Element;
}

/**
 * The sections as the page shows them, card by card and in its order: the page itself is asked, so that what a host
 * replaced, removed or laid out otherwise, and what a depositor may not see, is told as it is.
 */
export function drawnSections(root: HTMLElement | null, idPrefix: string): readonly DrawnCard[] {
  const cards = new Map<Element | SectionId, { heading: string; sections: DrawnSection[] }>();
  for (const { section, path, element } of findSections(root, idPrefix)) {
    const card = element.closest("section");
    const known = cards.get(card ?? section);
    if (known === undefined) cards.set(card ?? section, { heading: headingOf(card), sections: [{ section, path }] });
    else known.sections.push({ section, path });
  }
  return [...cards.values()];
}

function findSections(root: HTMLElement | null, idPrefix: string): readonly Found[] {
  const begin = fieldId(idPrefix, []);
  const fields = root?.querySelectorAll(`[id^="${begin}"], [data-deposit-anchor^="${begin}"]`) ?? [];
  const elements = [...fields].map((element) => {
    const id = element.getAttribute("data-deposit-anchor") ?? element.id;
    return { element, key: id.slice(begin.length) };
  });
  return sectionIds
    .flatMap((section): readonly Found[] => {
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
