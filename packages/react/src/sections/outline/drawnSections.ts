import { type FieldPath, pathsOfSection, type SectionId, sectionIds } from "@deposit/core";
import { findField } from "../../form/findField.ts";

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

/**
 * The sections as the page shows them, card by card and in its order: the page itself is asked, so that what a host
 * replaced, removed or laid out otherwise, and what a depositor may not see, is told as it is.
 */
export function drawnSections(root: HTMLElement | null, idPrefix: string): readonly DrawnCard[] {
  const found = sectionIds.flatMap((section) => {
    const path = pathsOfSection(section).find((candidate) => findField(root, idPrefix, candidate) !== null);
    const element = path === undefined ? null : findField(root, idPrefix, path);
    return path === undefined || element === null ? [] : [{ section, path, element }];
  });
  found.sort(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const cards = new Map<Element | SectionId, { heading: string; sections: DrawnSection[] }>();
  for (const { section, path, element } of found) {
    const card = element.closest("section");
    const known = cards.get(card ?? section);
    if (known === undefined) cards.set(card ?? section, { heading: headingOf(card), sections: [{ section, path }] });
    else known.sections.push({ section, path });
  }
  return [...cards.values()];
}

function headingOf(card: Element | null): string {
  return card?.querySelector("h2, h3, h4")?.textContent ?? "";
}
