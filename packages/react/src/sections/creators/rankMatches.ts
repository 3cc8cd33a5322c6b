/**
 * The same entries with exact matches first, then those that begin with the text, then the rest as they came: the
 * platform's suggestions are ordered otherwise (wire 2.5).
 */
export function rankMatches<Entry>(
  entries: readonly Entry[],
  text: string,
  labels: (entry: Entry) => readonly string[],
): readonly Entry[] {
  const wanted = text.trim().toLocaleLowerCase();
  const rank = (entry: Entry): number => {
    const own = labels(entry).map((label) => label.toLocaleLowerCase());
    if (own.includes(wanted)) return 0;
    return own.some((label) => label.startsWith(wanted)) ? 1 : 2;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
