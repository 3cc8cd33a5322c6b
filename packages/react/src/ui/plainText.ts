import { escapeHtml } from "./escapeHtml.ts";

/** Plain text as HTML: each line a paragraph, "" where nothing is written, as of an empty rich text. */
export function htmlOfPlainText(text: string): string {
  if (text.replaceAll("\n", "") === "") return "";
  return text
    .split("\n")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");
}

/** Where a caret of plain text (characters from its beginning) is in the document that {@link htmlOfPlainText} becomes. */
export function positionInParagraphs(text: string, caret: number): number {
  // A paragraph takes a position to enter and one to leave, a line break in the text but one.
  return caret + text.slice(0, caret).split("\n").length;
}
