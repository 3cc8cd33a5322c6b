import { escapeHtml } from "../../ui/dom/escapeHtml.ts";

/**
 * What was typed as plain text, in the HTML that comments are sent as (docs/platform/product.md 10.10): a smaller-than
 * sign stays one, and a line stays a line. "" for nothing but blanks.
 */
export function plainTextAsHtml(text: string): string {
  return escapeHtml(text.trim()).replaceAll(/\r?\n/g, "<br>");
}
