import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { pathsOfSection, sectionIds } from "../packages/core/src/fields/paths.ts";
import { messages } from "../packages/react/src/i18n/messages.ts";
import { hasEffect } from "../stories/guide/designerControls.ts";
import { guideOfDialog } from "../stories/guide/guideOfDialog.ts";
import { sectionGuides } from "../stories/guide/sectionGuides.ts";
import { root } from "./workspace.ts";

const source = join(root, "packages/react/src");
const sections = readdirSync(join(source, "sections"), { recursive: true, encoding: "utf8" });

/** The code of a file, without its comments. */
function codeOf(file: string): string {
  return readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** The files that a part of the form is drawn by: its own and all that it imports, at once or late, but no catalogues. */
function filesOf(part: string): readonly string[] {
  const own = sections.find((path) => [`${part}Section.tsx`, `${part}.tsx`].includes(basename(path)));
  if (own === undefined) throw new Error(`No section draws ${part}.`);
  const files = new Set([join(source, "sections", own)]);
  for (const file of files)
    for (const [, path = ""] of codeOf(file).matchAll(/(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g)) {
      const imported = join(dirname(file), path);
      if (!imported.includes("/i18n/")) files.add(imported);
    }
  return [...files];
}

const guides = Object.entries(sectionGuides);
const dialogs = readdirSync(join(root, "stories/dialogs"))
  .filter((name) => name.endsWith(".stories.tsx"))
  .map((name) => `stories/dialogs/${name}`);

describe("the guide of a section in Storybook", () => {
  it.each(guides)("names parts that %s draws", (name, { anatomy }) => {
    const named = anatomy.flatMap(({ part }) => (part === undefined ? [] : [part]));
    const drawn = filesOf(name).map(codeOf);
    expect(named.filter((part) => !drawn.some((text) => text.includes(`part="${part}"`)))).toEqual([]);
  });

  it.each(guides)("leaves out no part that %s draws", (name, { anatomy }) => {
    const drawn = filesOf(name).flatMap((file) => [...codeOf(file).matchAll(/part(?:=|: ?)"([a-z-]+)"/g)]);
    const named = new Set(anatomy.map(({ part }) => part));
    expect(drawn.map(([, part = ""]) => part).filter((part) => !named.has(part))).toEqual([]);
  });

  it.each(guides)("lists messages that %s can say", (_, { messages: beginnings }) => {
    expect(beginnings).not.toEqual([]);
    expect(beginnings.filter((beginning) => !Object.keys(messages).some((id) => id.startsWith(beginning)))).toEqual([]);
  });

  it("is one of several that list, together, every field of the form", () => {
    const listed = new Set<string>(guides.flatMap(([, { fields }]) => fields));
    const names = sectionIds
      .flatMap(pathsOfSection)
      .filter(([group, name]) => group === "metadata" && name !== undefined);
    expect(names.map((path) => path.join(".")).filter((name) => !listed.has(name))).toEqual([]);
  });

  it("is one of several that list, together, all that the parts of the form say", () => {
    const beginnings = [
      ...guides.flatMap(([, guide]) => guide.messages),
      "layout.",
      "internal.",
      "draftJournal.",
      "review.",
    ];
    expect(Object.keys(messages).filter((id) => !beginnings.some((beginning) => id.startsWith(beginning)))).toEqual([]);
  });

  it.each(guides)("lists the words that %s shares with others", (name, { messages: beginnings }) => {
    const files = filesOf(name);
    const hasRows = files.some((file) => basename(file) === "SortableList.tsx");
    const said = files.flatMap((file) => [
      ...codeOf(file).matchAll(/"((?:entry|form|list|search|sortable)\.[\w.]+)"/g),
    ]);
    const shared = said.map(([, id = ""]) => id).filter((id) => hasRows || !id.startsWith("sortable."));
    expect(shared.filter((id) => !beginnings.some((beginning) => id.startsWith(beginning)))).toEqual([]);
  });
});

describe("the controls of a section in Storybook", () => {
  it.each<[string, Parameters<typeof hasEffect>[1], Parameters<typeof hasEffect>[1]]>([
    ["placeholder", "Titles", "Descriptions"],
    ["metadata", "Titles", "Access"],
    ["record", "Access", "Titles"],
    ["files", "Files", "Titles"],
    ["permissions", "ActionBar", "Titles"],
  ])("offer %s to %s, and not to %s, which does not change with it", (name, changed, unchanged) => {
    expect(hasEffect(name, changed)).toBe(true);
    expect(hasEffect(name, unchanged)).toBe(false);
  });
});

describe("the page of a dialog in Storybook", () => {
  it.each(dialogs)("says of %s what it is for and which section opens it", (file) => {
    const guide = guideOfDialog(`./${file}`);
    expect(guide?.purpose).toMatch(/\.$/);
    expect(guide?.sections).not.toEqual([]);
  });
});
