import { Editor } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { htmlOfPlainText, positionInParagraphs } from "./plainText.ts";
import { richTextExtensions } from "./richTextExtensions.ts";

describe("plain text as rich text", () => {
  it("has a paragraph for each line, and signs as they were typed", () => {
    expect(htmlOfPlainText("pH < 7 & salt\n\n  <b>")).toBe("<p>pH &lt; 7 &amp; salt</p><p></p><p>  &lt;b&gt;</p>");
  });

  it("is nothing where nothing is written", () => {
    expect(htmlOfPlainText("")).toBe("");
    expect(htmlOfPlainText("\n\n")).toBe("");
    expect(htmlOfPlainText(" ")).toBe("<p> </p>");
  });

  it("keeps the caret between the same characters", () => {
    const text = "First line \n\n  third < line";
    const editor = new Editor({
      extensions: richTextExtensions,
      content: htmlOfPlainText(text),
      parseOptions: { preserveWhitespace: "full" },
    });
    const { doc } = editor.state;
    for (let caret = 0; caret <= text.length; caret += 1) {
      const before = doc.textBetween(0, positionInParagraphs(text, caret), "\n");
      expect(before).toBe(text.slice(0, caret));
    }
    editor.destroy();
  });
});
