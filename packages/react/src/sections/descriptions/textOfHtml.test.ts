import { describe, expect, it } from "vitest";
import { textOfHtml } from "./textOfHtml.ts";

describe("textOfHtml", () => {
  it.each([
    ["", ""],
    ["<h2>Tides</h2><p>since <strong>1846</strong>.</p>", "Tides since 1846."],
    ["<ul><li>raw</li><li>corrected</li></ul>", "raw corrected"],
    ["one<br>two", "one two"],
    ['<img src=x onerror="alert(1)"><script>alert(2)</script>Sea', "Sea"],
    ["a < b", "a < b"],
  ])("converts %j to %j", (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});
