import { describe, expect, it } from "vitest";
import { htmlOfPlainText } from "./plainText.ts";

describe("plain text as rich text", () => {
  it("has a paragraph for each line, and signs as they were typed", () => {
    expect(htmlOfPlainText("pH < 7 & salt\n\n  <b>")).toBe("<p>pH &lt; 7 &amp; salt</p><p></p><p>  &lt;b&gt;</p>");
  });

  it("is nothing where nothing is written", () => {
    expect(htmlOfPlainText("")).toBe("");
    expect(htmlOfPlainText("\n\n")).toBe("");
    expect(htmlOfPlainText(" ")).toBe("<p> </p>");
  });
});
