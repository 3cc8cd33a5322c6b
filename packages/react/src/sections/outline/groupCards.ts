import type { DrawnCard } from "./drawnSections.ts";

/**
 * The cards as the outline groups them: a card of several sections under its heading, cards of one section, whose own
 * name says it, together with those beside them.
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
