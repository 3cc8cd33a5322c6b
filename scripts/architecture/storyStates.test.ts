import { describe, expect, it } from "vitest";
import type { StoryException } from "./storyExceptions.ts";
import { everyStateTold, storyStates } from "./storyStates.ts";

const parts = "packages/react/src/components/overrides/DepositComponents.ts";
const declared = "export interface DepositComponents {\n  readonly Titles?: unknown;\n}";
const all = [...storyStates, "ByKeyboard"].map((state) => `export const ${state}: Story = {};`).join("\n");

function faults(files: Record<string, string>, exceptions: readonly StoryException[] = []): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return everyStateTold(sources, exceptions).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

describe("every section and dialog", () => {
  it("may have a story for each state", () => {
    expect(faults({ [parts]: declared, "stories/sections/Titles.stories.tsx": all })).toEqual([]);
  });

  it("is named where it lacks one", () => {
    const stories = all.replace("export const Dark: Story = {};", "const Dark = {};");
    expect(faults({ [parts]: declared, "stories/sections/Titles.stories.tsx": stories })).toEqual([
      `${parts}:2 Titles has no story Dark in stories/sections/Titles.stories.tsx`,
    ]);
  });

  it("is driven by keyboard in one of them", () => {
    const path = "stories/sections/Titles.stories.tsx";
    const left = all.replace("ByKeyboard", "LeftByKeyboard");
    expect(faults({ [parts]: declared, [path]: left })).toEqual([]);
    expect(faults({ [parts]: declared, [path]: all.replace("ByKeyboard", "ByMouse") })).toEqual([
      `${parts}:2 Titles has no story ByKeyboard in ${path}`,
    ]);
  });

  it("is held to it as a dialog, in a file of its name", () => {
    const dialog = "packages/react/src/sections/creators/CreatorDialog.tsx";
    expect(faults({ [dialog]: "" })).toHaveLength(storyStates.length + 1);
    expect(faults({ [dialog]: "", "stories/dialogs/CreatorDialog.stories.tsx": all })).toEqual([]);
  });

  it("is not asked of what dialogs are made of, nor of their tests", () => {
    const frame = "packages/react/src/ui/ConfirmDialog.tsx";
    expect(faults({ [frame]: "", "packages/react/src/ui/SomeDialog.test.tsx": "" })).toEqual([]);
  });
});

describe("an exception", () => {
  const exception: StoryException = { parts: ["Titles"], states: ["Loading"], because: "it asks for nothing" };
  const without = all.replace("export const Loading: Story = {};", "");

  it("says why a story is missing", () => {
    expect(faults({ [parts]: declared, "stories/sections/Titles.stories.tsx": without }, [exception])).toEqual([]);
  });

  it("goes when the story comes", () => {
    expect(faults({ [parts]: declared, "stories/sections/Titles.stories.tsx": all }, [exception])).toEqual([
      "stories/sections/Titles.stories.tsx:1 Loading is told, so storyExceptions must not except it",
    ]);
  });

  it("names a part that there is", () => {
    const files = { [parts]: declared, "stories/sections/Titles.stories.tsx": all };
    expect(faults(files, [{ ...exception, parts: ["Tides"] }])).toEqual([
      "scripts/architecture/storyExceptions.ts:1 Tides is neither a section nor a dialog",
    ]);
  });
});
