import { escapeHtml } from "../dom/escapeHtml.ts";

/** Plain text as HTML: each line a paragraph, "" where nothing is written, as of an empty rich text. */
export function htmlOfPlainText(text: string): string {
  if (text.replaceAll("\n", "") === "") return "";
  return text
    .split("\n")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");
}
