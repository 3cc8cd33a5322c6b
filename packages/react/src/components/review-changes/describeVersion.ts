/** What a value of a form looks like to somebody who compares it: its texts, in the order in which they stand. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" || typeof value === "boolean") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  const members: [string, unknown][] = Object.entries(value);
  return members.flatMap(([name, member]) => (unshown.includes(name) ? [] : textsOf(member)));
}

/** Members of a row that nobody reads: its key, what is kept for the server, and ids beside a title. */
const unshown: readonly string[] = ["key", "unedited"];

/** Takes the marks out of HTML. The result is shown as text, never parsed. */
const withoutTags = (text: string): string =>
  text
    .replaceAll(/<\/(?:p|li|h\d|div|blockquote|t[dhr])>|<br\s*\/?>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();

/**
 * Describes one version of a value in words: the text of a field, or the parts of a row joined by a middle dot. Returns ""
 * for an empty value.
 *
 * @example describeVersion({ key: "row-1", date: "2020", type: "collected" }) // "2020 · collected"
 */
export function describeVersion(value: unknown): string {
  const texts = textsOf(value).map(withoutTags);
  return [...new Set(texts.filter((text) => text !== ""))].join(" · ");
}
