/**
 * Returns the text of HTML in one line, for a preview. Nothing in the HTML is executed or loaded. On a server, entities
 * are not resolved.
 *
 * @example textOfHtml("<h2>Tides</h2><p>since 1846</p>") // "Tides since 1846"
 */
export function textOfHtml(html: string): string {
  const spaced = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, "").replaceAll(blockEnds, " $&");
  const text =
    typeof DOMParser === "undefined"
      ? spaced.replaceAll(/<[^>]*>/g, "")
      : (new DOMParser().parseFromString(spaced, "text/html").body.textContent ?? "");
  return text.replaceAll(/\s+/g, " ").trim();
}

const blockEnds = /<(?:\/(?:p|h\d|li|ul|ol|div|blockquote|pre|t[dhr])|br)\b/gi;
