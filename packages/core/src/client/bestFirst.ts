const rank = (title: string, text: string): number => {
  if (title === text) return 0;
  if (title.startsWith(text)) return 1;
  return title.split(/[^\p{L}\p{N}]+/u).includes(text) ? 2 : 3;
};

/**
 * Suggestions with exact and leading matches of the text first, otherwise in the platform's order, which puts
 * "Finland-Swedish Sign Language" before "Swedish" (wire 2.5).
 */
export function bestFirst<Entry extends { readonly title: string }>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return entries;
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry.title.toLowerCase(), wanted) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}
