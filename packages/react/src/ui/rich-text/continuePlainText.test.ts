import { Editor } from "@tiptap/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { continuePlainText } from "./continuePlainText.ts";
import { htmlOfPlainText } from "./plainText.ts";
import { richTextExtensions } from "./richTextExtensions.ts";

let editor: Editor;
// jsdom has none; a paste is told of by one.
beforeEach(() => {
  vi.stubGlobal("ClipboardEvent", Event);
  editor = new Editor({ element: document.createElement("div"), extensions: richTextExtensions });
});
afterEach(() => {
  editor.destroy();
  vi.unstubAllGlobals();
});

/** Has the editor go on with the text; answers what stands before its caret then. */
function goOn(...[text, caret, pasted]: [text: string, caret: number, pasted?: { text: string; html: string }]) {
  continuePlainText(editor, { text, selection: [caret, caret], pasted: pasted ?? null });
  const { doc, selection } = editor.state;
  return doc.textBetween(0, selection.to, "\n");
}

describe("what was written before the editor arrived", () => {
  const text = "First line \n\n  third < line";

  it("stands in it as it was typed", () => {
    goOn(text, 0);
    expect(editor.getHTML()).toBe(htmlOfPlainText(text));
  });

  it("keeps the caret between the same characters", () => {
    for (let caret = 0; caret <= text.length; caret += 1) {
      expect(goOn(text, caret)).toBe(text.slice(0, caret));
    }
  });

  it("keeps the caret around what was pasted, whose formatting is back", () => {
    const pasted = { text: "sea ice\nand floes", html: "<p>sea <em>ice</em></p><p>and floes</p>" };
    const whole = `Of\n ${pasted.text} in\n\nwinter`;
    const at = whole.indexOf(pasted.text);
    const end = at + pasted.text.length;
    for (let caret = 0; caret <= whole.length; caret += 1) {
      // Within what was pasted it goes to its end, where a paste leaves it.
      const expected = caret <= at || caret > end ? caret : end;
      expect(goOn(whole, caret, pasted)).toBe(whole.slice(0, expected));
      expect(editor.getHTML()).toBe("<p>Of</p><p> sea <em>ice</em></p><p>and floes in</p><p></p><p>winter</p>");
    }
  });

  it("is plain where what was pasted is not there any more, or had no formatting", () => {
    goOn("sea floes", 9, { text: "sea ice", html: "<p>sea <em>ice</em></p>" });
    expect(editor.getHTML()).toBe("<p>sea floes</p>");
    goOn("sea ice", 7, { text: "sea ice", html: "" });
    expect(editor.getHTML()).toBe("<p>sea ice</p>");
    goOn("sea ice", 7, { text: "", html: "<b>an image</b>" });
    expect(editor.getHTML()).toBe("<p>sea ice</p>");
  });
});
