import { Editor } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { readLinkAddress } from "./readLinkAddress.ts";
import { richTextExtensions } from "./richTextExtensions.ts";

function afterAnEdit(html: string): string {
  const editor = new Editor({
    element: document.createElement("div"),
    extensions: richTextExtensions,
    content: html,
    injectCSS: false,
  });
  editor.commands.insertContentAt(editor.state.doc.content.size, "<p>new</p>");
  const edited = editor.getHTML();
  editor.destroy();
  return edited;
}

describe("the rich text editor", () => {
  it.each([
    "<p>H<sub>2</sub>O, m<sup>3</sup></p>",
    "<h1>a</h1><h4>b</h4>",
    '<p lang="de">Boden und <span lang="fr">sol</span></p>',
    '<p><abbr title="Deutsches Institut">DI</abbr></p>',
    '<table style="width: 10px"><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    "<pre><code>x</code></pre><blockquote><p>q</p></blockquote>",
    "<p><strike>old</strike> <u>under</u> <code>c</code></p>",
    '<p><a href="https://example.org">link</a></p>',
    "<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>",
  ])("keeps %s when something else is edited", (html) => {
    expect(afterAnEdit(html)).toBe(`${html}<p>new</p>`);
  });

  it.each(["s", "del"])("writes what %s strikes out so that the platform keeps it", (tag) => {
    expect(afterAnEdit(`<p><${tag}>old</${tag}></p>`)).toBe("<p><strike>old</strike></p><p>new</p>");
  });
});

describe("the address of a link", () => {
  it.each([
    ["https://example.org/a", "https://example.org/a"],
    [" mailto:a@example.org ", "mailto:a@example.org"],
    ["example.org/a", "https://example.org/a"],
    ["example.org?q=a@b", "https://example.org?q=a@b"],
    ["ada.l@example.org", "mailto:ada.l@example.org"],
    ["10.5281/zenodo.1234", "https://doi.org/10.5281/zenodo.1234"],
    ["doi: 10.1000/a:b", "https://doi.org/10.1000/a:b"],
    ["javascript:alert(1)", null],
    ["nonsense", null],
    ["", null],
  ])("%j is read as %j", (typed, address) => {
    expect(readLinkAddress(typed)).toBe(address);
  });
});
