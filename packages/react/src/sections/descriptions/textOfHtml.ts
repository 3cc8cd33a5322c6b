/**
 * The words of HTML without its marks, on one line, for a preview; nothing of it is run or loaded. Where there is no
 * document (on a server), the same without resolving entities.
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
