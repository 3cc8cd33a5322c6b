import type { SectionId } from "@deposit/core";
import { expect, it } from "vitest";
import { groupCards } from "./groupCards.ts";

const card = (heading: string, ...sections: SectionId[]) => ({
  heading,
  sections: sections.map((section) => ({ section, path: ["metadata", section] })),
});

it("keeps a card of several sections under its heading, and puts cards of one section beside each other", () => {
  const basic = card("Basic information", "titles", "creators");
  const groups = groupCards([card("Files", "files"), basic, card("References", "references"), card("", "access")]);
  expect(groups).toEqual([card("", "files"), basic, card("", "references", "access")]);
});
